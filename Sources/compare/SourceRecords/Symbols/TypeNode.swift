/// A type of the package as recorded in the index.
package struct TypeNode: Sendable {
  /// Qualified by the names of the types around it: `Outer.Inner`.
  package let name: String
  /// The name in graphs and lists, where no other of the module has it.
  package internal(set) var label: String
  package let module: String
  package let isProtocol: Bool
  /// Whether it is a class or an actor.
  package var isClass = false
  /// Whether it stands for code outside of types: an extension of another module's type, or the
  /// functions and globals of a file.
  package var isLoose = false
  /// What it declares that it inherits from or conforms to, including its ancestors in the package.
  package var inherited: [String] = []
  package private(set) var file: String
  package let position: Position

  package init(
    name: String, module: String, isProtocol: Bool, isClass: Bool = false, isLoose: Bool = false,
    inherited: [String] = [], file: String, position: Position
  ) {
    self.name = name
    label = name
    self.module = module
    self.isProtocol = isProtocol
    self.isClass = isClass
    self.isLoose = isLoose
    self.inherited = inherited
    self.file = file
    self.position = position
  }
}

extension TypeNode {
  /// The same with an extension's file.
  func part(in file: String) -> TypeNode {
    var part = self
    part.file = file
    return part
  }
}

/// What of a type is in a file: its declaration, or extensions.
package struct TypePart: Hashable, Sendable {
  package let type: SymbolID
  package let file: String

  package init(type: SymbolID, file: String) {
    self.type = type
    self.file = file
  }
}
