/// A type of the package as the index knows it.
struct TypeNode: Sendable {
  /// With the names of the types around it: `Outer.Inner`.
  let name: String
  let module: String
  let isProtocol: Bool
  /// Whether it is a class or an actor.
  var isClass = false
  /// What it says that it inherits from or conforms to, and what its ancestors in the package say.
  var inherited: [String] = []
  let file: String
  let position: Position
}
