/// What a type, or an extension of one, says that it inherits from or conforms to.
///
/// The index knows it as well, but not of what belongs to a system that is not there.
package struct Inheritance: Equatable, Sendable {
  /// The index of its declaration in the syntax tree.
  package let declaration: Int
  /// As they are written, without arguments; never empty.
  package let names: [String]
}

extension Inheritance {
  static func all(in tree: SyntaxTree, of text: SourceText) -> [Inheritance] {
    tree.declarations.indices.compactMap { index in
      let declaration = tree.declarations[index]
      guard [.class, .struct, .enum, .extension].contains(declaration.kind),
        let body = declaration.body, declaration.nameRange.upperBound < body.lowerBound
      else { return nil }
      let head = declaration.nameRange.upperBound..<body.lowerBound
      let first = tree.tokens.partitionIndex { $0.range.lowerBound >= head.lowerBound }
      let words = tree.tokens[first...].prefix { $0.range.lowerBound < head.upperBound }
        .filter { $0.kind != .comment }
        .map { text.string($0.range) }
        .prefix { $0 != "where" }
      return words.isEmpty ? nil : Inheritance(declaration: index, names: Array(words))
    }
  }
}
