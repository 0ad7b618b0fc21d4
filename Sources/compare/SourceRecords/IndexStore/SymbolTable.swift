/// Gives each symbol one number across all records.
///
/// Records are added in a fixed order, so that the numbers don't depend on which was read first.
package struct SymbolTable {
  package private(set) var symbols: [Symbol] = []
  private var numbers: [String: SymbolID] = [:]

  package init() {}

  /// Continues a table.
  init(_ symbols: [Symbol]) {
    self.symbols = symbols
    numbers = Dictionary(symbols.enumerated().map { ($1.usr, $0) }) { first, _ in first }
  }

  /// Replaces the record's own numbers with the table's; in place, because there are many.
  package mutating func add(_ record: inout IndexRecord) {
    let table = record.symbols.map { number(of: $0) }
    record.occurrences.renumber { table[$0] }
    record.symbols = []
  }

  mutating func number(of symbol: Symbol) -> SymbolID {
    if let known = numbers[symbol.usr] { return known }
    symbols.append(symbol)
    numbers[symbol.usr] = symbols.count - 1
    return symbols.count - 1
  }
}

extension [Occurrence] {
  /// Renumbers all symbols in place.
  mutating func renumber(_ number: (SymbolID) -> SymbolID) {
    for index in indices {
      self[index].symbol = number(self[index].symbol)
      for relation in self[index].relations.indices {
        self[index].relations[relation].symbol = number(self[index].relations[relation].symbol)
      }
    }
  }
}
