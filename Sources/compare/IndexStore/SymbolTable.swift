/// Gives each symbol one number across all records.
///
/// Records are added in a fixed order, so that the numbers do not depend on which was read first.
struct SymbolTable {
  private(set) var symbols: [Symbol] = []
  private var numbers: [String: SymbolID] = [:]

  /// The occurrences of a record with the table's numbers instead of the record's own.
  mutating func add(_ record: IndexRecord) -> [Occurrence] {
    let table = record.symbols.map { number(of: $0) }
    return record.occurrences.map { $0.renumbered(table) }
  }

  private mutating func number(of symbol: Symbol) -> SymbolID {
    if let known = numbers[symbol.usr] { return known }
    symbols.append(symbol)
    numbers[symbol.usr] = symbols.count - 1
    return symbols.count - 1
  }
}

extension Occurrence {
  fileprivate func renumbered(_ table: [SymbolID]) -> Occurrence {
    var copy = self
    copy.symbol = table[symbol]
    for index in relations.indices {
      copy.relations[index].symbol = table[relations[index].symbol]
    }
    return copy
  }
}
