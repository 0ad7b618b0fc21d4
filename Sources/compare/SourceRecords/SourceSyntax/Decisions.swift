/// The places where a function may go one way or another.
enum Decisions {
  /// Their offsets, sorted.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [Int] {
    (branches(tree, text) + operators(tree, text) + ternaries(tree, text)).sorted()
  }

  /// `default` is the way that is left when no other is taken: not a decision of its own.
  private static func branches(_ tree: SyntaxTree, _ text: SourceText) -> [Int] {
    tree.branches
      .filter { $0.kind == .statement || text.hasWord("case", "catch", at: $0.offset) }
      .map(\.offset)
  }

  /// `&&` and `||`, except in `#if`, which the compiler decides.
  private static func operators(_ tree: SyntaxTree, _ text: SourceText) -> [Int] {
    var directiveLine: Int?
    return tree.tokens.compactMap { token -> Int? in
      if token.kind == .keyword, text.hasWord("#if", "#elseif", at: token.range.lowerBound) {
        directiveLine = text.lineIndex(of: token.range.lowerBound)
      }
      guard token.kind == .operatorSign, ["&&", "||"].contains(text.string(token.range)),
        directiveLine != text.lineIndex(of: token.range.lowerBound)
      else { return nil }
      return token.range.lowerBound
    }
  }

  /// A `?` in no token and with space before it; one that follows without space is an optional's.
  ///
  /// This is the lexer's own rule: a question mark bound to what is on its left is postfix.
  private static func ternaries(_ tree: SyntaxTree, _ text: SourceText) -> [Int] {
    var found: [Int] = []
    var offset = 0
    for token in tree.tokens {
      found += ternaries(offset..<max(offset, token.range.lowerBound), text)
      offset = max(offset, token.range.upperBound)
    }
    return found
  }

  private static func ternaries(_ gap: Range<Int>, _ text: SourceText) -> [Int] {
    gap.clamped(to: text.bytes.indices).filter { offset in
      offset > 0 && text.bytes[offset] == UInt8(ascii: "?") && isSpace(text.bytes[offset - 1])
    }
  }
}

extension SourceText {
  /// Whether one of these words begins at the offset.
  package func hasWord(_ words: String..., at offset: Int) -> Bool {
    words.contains { word in
      bytes[min(offset, bytes.count)...].starts(with: Array(word.utf8))
    }
  }
}
