/// A file as the compiler recorded it and as the parser sees it.
package struct SourceRecord: Sendable {
  package var indexed: IndexedFile
  package let parsed: ParsedFile
  /// The conditions of `#if`, and the clauses that this compilation leaves out.
  package var inactive: [Range<Int>] = []

  /// Read again each time, because keeping every text would take more memory than everything else.
  package var text: SourceText {
    (try? SourceText.read(indexed.path)) ?? SourceText(path: indexed.path, bytes: [])
  }

  /// Files that share their symbol numbers, and the symbols; the order of the files matters.
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
          parsed: facts[index].parsed,
          inactive: InactiveCode(
            facts[index].parsed.clauses, facts[index].parsed.places,
            facts[index].record.occurrences
          ).ranges
        )
      )
    }
    return (sources, table.symbols)
  }
}

/// A place in a source file, by the file's path.
package struct SourcePlace: Hashable, Comparable, Sendable {
  package let file: String
  package let position: Position

  package init(file: String, position: Position) {
    self.file = file
    self.position = position
  }

  package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file, left.position) < (right.file, right.position)
  }

  /// Positions distinguish most places; hashing a path for each would take longer.
  package func hash(into hasher: inout Hasher) { hasher.combine(position) }
}

/// The references of a file that its author wrote, each once.
///
/// A type that is only named to reach a type inside it doesn't count. A type alias inside a type is
/// a member of it, even before a dot.
package enum WrittenReferences {
  package static func written(in file: IndexedFile, _ graph: SymbolGraph) -> [Occurrence] {
    file.occurrences.filter { occurrence in
      guard occurrence.roles.contains(.reference), !occurrence.roles.contains(.implicit)
      else { return false }
      return !occurrence.roles.contains(.qualifier) || graph.isMemberAlias(occurrence.symbol)
    }
  }
}
