/// A file as the compiler recorded it and as the parser sees it.
package struct SourceRecord: Sendable {
  package let indexed: IndexedFile
  package let parsed: ParsedFile

  package init(indexed: IndexedFile, parsed: ParsedFile) {
    self.indexed = indexed
    self.parsed = parsed
  }
}

extension SourceRecord {
  /// Read anew: to keep every file's would take more memory than all that is known of it.
  package var text: SourceText {
    (try? SourceText.read(indexed.path)) ?? SourceText(path: indexed.path, bytes: [])
  }

  /// Files whose symbols have numbers in common, and the symbols; the order of the files decides.
  package static func all(
    _ units: [IndexUnit],
    _ facts: consuming [FileFacts]
  ) -> (sources: [SourceRecord], symbols: [Symbol]) {
    var table = SymbolTable()
    var sources: [SourceRecord] = []
    for (index, unit) in units.enumerated() where facts.indices.contains(index) {
      table.add(&facts[index].record)
      sources.append(
        SourceRecord(
          indexed: IndexedFile(
            path: unit.file,
            module: unit.module,
            occurrences: facts[index].record.occurrences
          ),
          parsed: facts[index].parsed
        )
      )
    }
    return (sources, table.symbols)
  }
}
