package import CompareSupport

// How the index's data is written: only the order of the fields.

extension Symbol.Kind: Packable {}
extension SymbolRoles: Packable {}

extension Symbol: PackedByFields {
  package static let fields = PackedFields(Symbol.init) { ($0.usr, $0.name, $0.kind) }
}

extension Relation: PackedByFields {
  package static let fields = PackedFields(Relation.init) { ($0.symbol, $0.roles) }
}

extension Occurrence: PackedByFields {
  package static let fields = PackedFields(Occurrence.init) {
    ($0.symbol, $0.position, $0.roles, $0.relations)
  }
}

extension IndexUnit: PackedByFields {
  package static let fields = PackedFields(IndexUnit.init) {
    ($0.file, $0.module, $0.record, $0.time)
  }
}

extension IndexRecord: PackedByFields {
  package static let fields = PackedFields({ (symbols, occurrences) throws(Damage) in
    let record = IndexRecord(symbols: symbols, occurrences: occurrences)
    guard record.isConsistent else { throw Damage() }
    return record
  }) { (record: IndexRecord) in
    (record.symbols, record.occurrences)
  }

  /// Whether every number is that of a symbol.
  private var isConsistent: Bool {
    occurrences.allSatisfy { occurrence in
      symbols.indices.contains(occurrence.symbol)
        && occurrence.relations.allSatisfy { symbols.indices.contains($0.symbol) }
    }
  }
}
