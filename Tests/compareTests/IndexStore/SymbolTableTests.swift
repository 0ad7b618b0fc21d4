import Testing

@testable import SourceRecords

@Suite("The table of symbols")
struct SymbolTableTests {
  @Test func `A symbol has one number, given in the order of the records`() {
    var table = SymbolTable()
    var first = record(["a", "b"])
    var second = record(["c", "a"])
    table.add(&first)
    table.add(&second)
    #expect(table.symbols.map(\.usr) == ["a", "b", "c"])
    #expect(first.occurrences.map(\.symbol) == [0, 1])
    #expect(second.occurrences.map(\.symbol) == [2, 0])
    #expect(second.occurrences.map { $0.relations.map(\.symbol) } == [[2], [2]])
  }

  /// One mention of each symbol, related to the record's first.
  private func record(_ usrs: [String]) -> IndexRecord {
    IndexRecord(
      symbols: usrs.map { Symbol(usr: $0, name: $0, kind: .other) },
      occurrences: usrs.indices.map { symbol in
        Occurrence(
          symbol: symbol,
          position: Position(line: 1, column: 1),
          roles: .reference,
          relations: [Relation(symbol: 0, roles: .childOf)]
        )
      }
    )
  }
}
