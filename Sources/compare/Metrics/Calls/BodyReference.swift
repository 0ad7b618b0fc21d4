/// A reference that the compiler relates to the function, accessor or property that contains it.
struct BodyReference: Sendable {
  let symbol: SymbolID
  let kind: Symbol.Kind
  let roles: Roles
  let container: SymbolID
  let offset: Int
  /// Where its name ends.
  let end: Int
  let line: Int
}

extension BodyReference {
  /// Those of a file, in the order in which they stand.
  ///
  /// What the compiler wrote is among them: reading a property is an implicit call of its getter.
  static func all(in source: SourceRecord, _ graph: SymbolGraph) -> [BodyReference] {
    source.indexed.occurrences.compactMap { occurrence -> BodyReference? in
      guard occurrence.roles.contains(.reference),
        let container = occurrence.relations.first(where: {
          !$0.roles.isDisjoint(with: [.calledBy, .containedBy])
        }),
        let offset = source.parsed.places.offset(of: occurrence.position)
      else { return nil }
      let symbol = graph.symbol(occurrence.symbol)
      return BodyReference(
        symbol: occurrence.symbol,
        kind: symbol.kind,
        roles: occurrence.roles,
        container: container.symbol,
        offset: offset,
        end: offset + symbol.name.prefix { $0 != "(" }.utf8.count,
        line: occurrence.position.line
      )
    }
    .sorted { ($0.offset, $0.symbol) < ($1.offset, $1.symbol) }
  }
}
