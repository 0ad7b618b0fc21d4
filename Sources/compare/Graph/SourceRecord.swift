/// A file as the compiler recorded it and as the parser sees it.
struct SourceRecord: Sendable {
  let indexed: IndexedFile
  let parsed: ParsedFile
}

extension SourceRecord {
  /// Files whose symbols have numbers in common, and the symbols; the order of the files decides.
  static func all(
    _ units: [IndexUnit],
    _ facts: [FileFacts]
  ) -> (sources: [SourceRecord], symbols: [Symbol]) {
    var table = SymbolTable()
    let sources = zip(units, facts).map { unit, facts in
      let occurrences = table.add(facts.record)
      return SourceRecord(
        indexed: IndexedFile(path: unit.file, module: unit.module, occurrences: occurrences),
        parsed: facts.parsed
      )
    }
    return (sources, table.symbols)
  }
}
