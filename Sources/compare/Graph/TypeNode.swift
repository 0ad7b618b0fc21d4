/// A type of the package as the index knows it.
struct TypeNode: Sendable {
  /// With the names of the types around it: `Outer.Inner`.
  let name: String
  let module: String
  let isProtocol: Bool
  /// Whether it is a class or an actor.
  var isClass = false
  let file: String
  let position: Position
}
