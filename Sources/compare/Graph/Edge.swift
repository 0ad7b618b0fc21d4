/// That one type needs another, with what proves it.
struct Edge: Equatable, Sendable {
  let from: String
  let to: String
  let toModule: String
  let isAbstract: Bool
  let isInternal: Bool
  /// Where the source refers to the other type or to one of its members; sorted, never empty.
  let places: [SourcePlace]
  /// Whether no reference that the compiler itself resolved makes the edge.
  var isByName = false
}

extension Edge {
  var references: Int { places.count }
  /// The first of the places, which is the evidence.
  var file: String { places.first?.file ?? "" }
  var line: Int { places.first?.position.line ?? 0 }

  /// The order of every list of edges: by what is shown, then by place.
  static func isOrdered(_ left: Edge, _ right: Edge) -> Bool {
    (left.from, left.to, left.toModule)
      == (right.from, right.to, right.toModule)
      ? left.places.lexicographicallyPrecedes(right.places)
      : (left.from, left.to, left.toModule) < (right.from, right.to, right.toModule)
  }
}
