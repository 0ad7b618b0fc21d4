package import SourceRecords
import SourceSyntax

/// That one type needs another, with what proves it.
package struct Edge: Equatable, Sendable {
  package let from: String
  package let to: String
  package let toModule: String
  package let isAbstract: Bool
  package let isInternal: Bool
  /// Where the source refers to the other type or to one of its members; sorted, never empty.
  package let places: [SourcePlace]
  /// Whether no reference that the compiler itself resolved makes the edge.
  package var isByName = false
}

extension Edge {
  package var references: Int { places.count }
  /// The first of the places, which is the evidence.
  package var file: String { places.first?.file ?? "" }
  package var line: Int { places.first?.position.line ?? 0 }

  /// The order of every list of edges: by what is shown, then by place.
  static func isOrdered(_ left: Edge, _ right: Edge) -> Bool {
    (left.from, left.to, left.toModule)
      == (right.from, right.to, right.toModule)
      ? left.places.lexicographicallyPrecedes(right.places)
      : (left.from, left.to, left.toModule) < (right.from, right.to, right.toModule)
  }
}
