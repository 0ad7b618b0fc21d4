/// A type as it is written in a file.
package struct DeclaredType: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`
  }

  package let kind: Kind
  package let name: String
  let lines: Int
  /// Whether it is an enum without cases.
  package let isNamespace: Bool
  /// The members that a protocol requires, as written, each on one line; not associated types.
  package let requirements: [String]

  /// Every type of a file, including nested and local ones, and those in every branch of an `#if`.
  ///
  /// A type that two branches declare differently still counts once.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [DeclaredType] {
    var seen: Set<String> = []
    let children = Dictionary(grouping: tree.declarations) { $0.parent }
    return tree.declarations.indices.compactMap { index in
      let declaration = tree.declarations[index]
      guard let kind = kind(of: declaration, text) else { return nil }
      let name = tree.qualifiedName(of: declaration)
      guard seen.insert(name).inserted else { return nil }
      let members = children[index] ?? []
      let hasCases = kind == .enum && hasCases(declaration, members, tree, text)
      return DeclaredType(
        kind: kind,
        name: name,
        lines: text.lineCount(declaration.range),
        isNamespace: kind == .enum && !hasCases,
        requirements: kind != .protocol
          ? []
          : members.map { member in
            String(decoding: CodeLine(member.fullRange, in: tree, text).bytes, as: UTF8.self)
          }
      )
    }
  }

  /// The parser's outline has no cases: they are what begins with `case` outside other members.
  private static func hasCases(
    _ declaration: Declaration, _ members: [Declaration], _ tree: SyntaxTree, _ text: SourceText
  ) -> Bool {
    tree.tokens(in: declaration.body ?? declaration.range).contains { token in
      token.kind == .keyword && text.hasWord("case", at: token.range.lowerBound)
        && !members.contains { $0.range.contains(token.range.lowerBound) }
    }
  }

  /// Nil if it isn't a type.
  static func kind(of declaration: Declaration, _ text: SourceText) -> Kind? {
    switch declaration.kind {
    // The parser reports an actor as a class, so its keyword decides.
    case .class: text.hasWord("actor", at: declaration.range.lowerBound) ? .actor : .class
    case .struct: .struct
    case .enum: .enum
    case .protocol: .protocol
    default: nil
    }
  }
}

extension SyntaxTree {
  func isStatic(_ member: Declaration, _ text: SourceText) -> Bool {
    tokens(in: member.fullRange.lowerBound..<member.nameRange.lowerBound)
      .contains { text.hasWord("static", "class", at: $0.range.lowerBound) }
  }
}

/// What a type or an extension declares that it inherits from or conforms to.
///
/// The index has this, too, but not for types of a system that isn't available.
package struct Inheritance: Equatable, Sendable {
  /// Macros that characterise a type as a protocol does.
  private static let macros: Set = [
    "Model", "Observable", "Reducer", "globalActor", "propertyWrapper",
  ]

  /// The index of its declaration in the syntax tree.
  package let declaration: Int
  /// As written, without arguments, and macros as `@Observable`; never empty.
  package let names: [String]

  static func all(in tree: SyntaxTree, of text: SourceText) -> [Inheritance] {
    tree.declarations.indices.compactMap { index in
      let declaration = tree.declarations[index]
      guard [.class, .struct, .enum, .protocol, .extension].contains(declaration.kind),
        let body = declaration.body, declaration.nameRange.upperBound < body.lowerBound
      else { return nil }
      let names =
        names(in: declaration.nameRange.upperBound..<body.lowerBound, tree, text)
        + tree.attributes(of: declaration, text).filter(macros.contains).map { "@\($0)" }
      return names.isEmpty ? nil : Inheritance(declaration: index, names: names)
    }
  }

  /// The names outside angle brackets: a generic parameter's constraint isn't the type's.
  private static func names(
    in head: Range<Int>, _ tree: SyntaxTree, _ text: SourceText
  ) -> [String] {
    var depth = 0
    var offset = head.lowerBound
    let words = tree.tokens(in: head).filter { token in
      while offset < min(token.range.lowerBound, text.bytes.count) {
        if text.bytes[offset] == UInt8(ascii: "<") { depth += 1 }
        if text.bytes[offset] == UInt8(ascii: ">") { depth -= 1 }
        offset += 1
      }
      offset = token.range.upperBound
      return depth == 0 && token.kind != .comment
    }
    return Array(words.map { text.string($0.range) }.prefix { $0 != "where" })
  }
}
