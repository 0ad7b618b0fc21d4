/// That one type needs another, with what proves it.
struct Edge: Equatable, Sendable {
  let from: String
  let to: String
  let toModule: String
  let isAbstract: Bool
  let isInternal: Bool
  /// The places in the source that refer to the other type or to one of its members.
  let references: Int
  /// The first of these places.
  let file: String
  let line: Int
  /// Whether no reference that the compiler itself resolved makes the edge.
  var isByName = false
}

extension Edge {
  /// The order of every list of edges: by what is shown, then by place.
  static func isOrdered(_ left: Edge, _ right: Edge) -> Bool {
    (left.from, left.to, left.toModule, left.file, left.line)
      < (right.from, right.to, right.toModule, right.file, right.line)
  }
}
