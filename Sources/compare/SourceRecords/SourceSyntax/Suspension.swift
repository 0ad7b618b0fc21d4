/// The words that say that something may wait for something else: `async` and `await`.
package enum Suspension {
  /// Where they stand.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [Int] {
    tree.tokens.filter { token in
      token.kind == .keyword && token.range.count == 5
        && text.hasWord("async", "await", at: token.range.lowerBound)
    }
    .map(\.range.lowerBound)
  }
}
