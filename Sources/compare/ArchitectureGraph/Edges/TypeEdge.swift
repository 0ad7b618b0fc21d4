package import SourceRecords

/// That one type needs another, with what proves it; by the numbers of their symbols, as two types
/// may share a name.
package struct TypeEdge: Equatable, Sendable {
  package let from: SymbolID
  package let to: SymbolID
  /// Where the source refers to the other type or to one of its members; sorted, never empty.
  package let places: [SourcePlace]
  /// Whether no reference that the compiler itself resolved makes the edge.
  package var isByName = false
}

extension TypeEdge {
  package var references: Int { places.count }
  /// The first of the places, which is the evidence.
  package var file: String { places.first?.file ?? "" }
  package var line: Int { places.first?.position.line ?? 0 }
}
