/// A type of the package as the index knows it.
struct TypeNode: Sendable {
  /// With the names of the types around it: `Outer.Inner`.
  let name: String
  let module: String
  let isProtocol: Bool
  let file: String
  let position: Position
}
