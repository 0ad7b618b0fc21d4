/// A type as it is written in a file.
package struct DeclaredType: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`
  }

  package let kind: Kind
  package let name: String
  let lines: Int
}

extension DeclaredType {
  /// Every type of a file: nested and local ones, and those in every branch of an `#if`.
  ///
  /// A type that two branches declare differently is still one type.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [DeclaredType] {
    var seen: Set<String> = []
    return tree.declarations.compactMap { declaration in
      guard let kind = kind(of: declaration, text) else { return nil }
      let name = tree.qualifiedName(of: declaration)
      guard seen.insert(name).inserted else { return nil }
      return DeclaredType(
        kind: kind,
        name: name,
        lines: text.lineCount(declaration.range)
      )
    }
  }

  /// Nil for what is no type.
  static func kind(of declaration: Declaration, _ text: SourceText) -> Kind? {
    switch declaration.kind {
    // The parser calls an actor a class; its introducing keyword tells.
    case .class: text.hasWord("actor", at: declaration.range.lowerBound) ? .actor : .class
    case .struct: .struct
    case .enum: .enum
    case .protocol: .protocol
    default: nil
    }
  }
}
