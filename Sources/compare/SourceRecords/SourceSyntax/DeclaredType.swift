import SwiftCode

/// A type as it is written in a file.
package struct DeclaredType: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`
  }

  package let kind: Kind
  package let name: String
  let lines: Int
  /// Whether its own declaration has nothing for an instance: an enum without cases, or only static
  /// members.
  package let isNamespace: Bool
  /// The members that a protocol requires, as written, each on one line; not associated types.
  package let requirements: [String]

  /// Every type of a file, including nested and local ones, and those in every branch of an `#if`.
  ///
  /// A type that two branches declare differently still counts once.
  static func all(in file: SyntaxFile) -> [DeclaredType] {
    var seen: Set<String> = []
    let code = file.code
    return zip(file.tree.declarations, file.nodes).compactMap { declaration, node in
      guard let kind = Kind(code.kind(node)) else { return nil }
      let name = file.tree.qualifiedName(of: declaration)
      guard seen.insert(name).inserted else { return nil }
      let members = code.members(node)
      let hasCases = members.contains { code.kind($0) == .enumCaseDeclaration }
      let own = members.filter { isCode(code.kind($0)) }
      return DeclaredType(
        kind: kind, name: name, lines: file.text.lineCount(declaration.range),
        isNamespace: kind == .enum ? !hasCases : !own.isEmpty && own.allSatisfy(code.isStatic),
        requirements: kind != .protocol
          ? []
          : members.filter { isCode(code.kind($0)) || code.kind($0) == .typealiasDeclaration }
            .map { CodeLine(code.range($0), in: code).text })
    }
  }

  private static func isCode(_ kind: CodeKind) -> Bool {
    switch kind {
    case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration,
      .subscriptDeclaration, .variableDeclaration:
      true
    default: false
    }
  }
}

extension DeclaredType.Kind {
  /// Nil if it isn't a type.
  init?(_ kind: CodeKind) {
    switch kind {
    case .classDeclaration: self = .class
    case .structDeclaration: self = .struct
    case .enumDeclaration: self = .enum
    case .actorDeclaration: self = .actor
    case .protocolDeclaration: self = .protocol
    default: return nil
    }
  }
}

/// What a type or an extension declares that it inherits from or conforms to.
///
/// The index has this, too, but not for types of a system that isn't available.
package struct Inheritance: Equatable, Sendable {
  /// Macros that characterise a type as a protocol does.
  private static let macros: Set = [
    "Model", "Observable", "ObservableState", "Reducer", "globalActor", "propertyWrapper",
  ]

  /// The index of its declaration in the syntax tree.
  package let declaration: Int
  /// As written, without arguments, and macros as `@Observable`; never empty.
  package let names: [String]

  static func all(in file: SyntaxFile) -> [Inheritance] {
    let code = file.code
    return file.nodes.enumerated().compactMap { index, node -> Inheritance? in
      guard code.kind(node).isTypeDeclaration || code.kind(node) == .extensionDeclaration,
        code.child(.members, of: node) != nil
      else { return nil }
      let names =
        code.children(.inheritedType, of: node).flatMap { written(in: $0, code) }
        + code.attributes(node).filter(macros.contains).map { "@\($0)" }
      return names.isEmpty ? nil : Inheritance(declaration: index, names: names)
    }
  }

  /// The names outside angle brackets: a generic argument isn't the type's.
  private static func written(in type: CodeTree.Node, _ code: CodeTree) -> [String] {
    code.children(type).flatMap { child -> [String] in
      switch code.kind(child) {
      case .genericArguments, .attribute: []
      case .typeName: [code.name(child) ?? ""]
      default: written(in: child, code)
      }
    }
  }
}
