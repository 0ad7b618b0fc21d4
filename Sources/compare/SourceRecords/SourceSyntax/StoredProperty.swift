import SwiftCode

/// A property that stores something in each value of a type, as written.
package struct StoredProperty: Equatable, Sendable {
  /// The index of its declaration in the syntax tree.
  package let declaration: Int
  /// Whether what it refers to may be deallocated: `weak`, `unowned`, or a type named `Weak…`.
  package let isWeak: Bool
  /// The declared type; nil if it follows from the initial value.
  package let type: Range<Int>?
  /// From after the name to the end of the initial value, without observers.
  package let content: Range<Int>
  /// Whether the declared type is a function's, so that the types in it aren't stored.
  package let isFunction: Bool
  /// The attributes before it, such as wrappers, without arguments: `StateObject`.
  package let wrappers: [String]
}

extension StoredProperty {
  /// The stored properties of the types and extensions in a file; static ones don't belong to a
  /// value.
  static func all(in file: SyntaxFile) -> [StoredProperty] {
    file.nodes.indices.compactMap { index in
      let node = file.nodes[index]
      guard file.code.isStored(node), !file.code.isStatic(node) else { return nil }
      return StoredProperty(index, node, file.code)
    }
  }

  private init?(_ index: Int, _ node: CodeTree.Node, _ code: CodeTree) {
    guard let name = code.child(.declaredName, of: node) else { return nil }
    let annotation = code.child(.typeAnnotation, of: node)
    let value = code.child(.initialValue, of: node)
    let end = value ?? annotation ?? name
    let names = annotation.map { type in
      Set(code.descendants(type).filter { code.kind($0) == .typeName }.compactMap(code.name))
    }
    let modifiers = code.modifiers(code.declaration(node))
    declaration = index
    wrappers = code.attributes(code.declaration(node))
    isWeak =
      modifiers.contains { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }
      || (wrappers + (names ?? [])).contains { $0.hasPrefix("Weak") }
    type = annotation.map { code.end(name)..<code.end($0) }
    content = code.end(name)..<code.end(end)
    isFunction =
      annotation.map { code.descendants($0).contains { code.kind($0) == .functionType } } ?? false
  }
}
