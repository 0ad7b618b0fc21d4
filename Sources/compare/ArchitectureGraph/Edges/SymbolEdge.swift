package import SourceRecords

/// That one type needs another, by the numbers of their symbols: two types may share a name.
package struct SymbolEdge: Equatable, Sendable {
  package let from: SymbolID
  package let to: SymbolID
  /// The places in the source that refer to the other type or to one of its members.
  let references: Int
  /// The first of these places.
  let file: String
  let line: Int
}
