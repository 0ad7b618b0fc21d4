/// A type of the package as the index knows it.
package struct TypeNode: Sendable {
  /// With the names of the types around it: `Outer.Inner`.
  package let name: String
  package let module: String
  package let isProtocol: Bool
  /// Whether it is a class or an actor.
  package var isClass = false
  /// What it says that it inherits from or conforms to, and what its ancestors in the package say.
  package var inherited: [String] = []
  /// Of a protocol: the package's types that conform to it, themselves or through an ancestor.
  package var conformers: [String] = []
  package let file: String
  package let position: Position

  package init(
    name: String, module: String, isProtocol: Bool, isClass: Bool = false, inherited: [String] = [],
    file: String, position: Position
  ) {
    self.name = name
    self.module = module
    self.isProtocol = isProtocol
    self.isClass = isClass
    self.inherited = inherited
    self.file = file
    self.position = position
  }
}
