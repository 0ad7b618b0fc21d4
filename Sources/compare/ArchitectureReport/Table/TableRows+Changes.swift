import CompareSupport

extension TableRows {
  /// What a change took; empty if no module has change requests.
  var changes: [Row] {
    guard modules.contains(where: { $0.changes != nil }) else { return [] }
    func mean(_ key: String, _ label: String, _ number: @escaping (ChangesReport.Request) -> Int?)
      -> Row
    {
      row("changes.\(key)", label, places: 1) { module in
        module.changes.flatMap { changes in
          let numbers = changes.requests.compactMap(number)
          guard numbers.count == changes.requests.count else { return nil }
          return Double(numbers.reduce(0, +)) / Double(max(numbers.count, 1))
        }
      }
    }
    return [
      mean("files", "Files per change") { $0.files.count },
      mean("lines", "Lines per change") { $0.files.map { $0.added + $0.removed }.reduce(0, +) },
      mean("changedTests", "Old tests that change") { $0.changedTests },
      mean("oldTests", "Old tests that break") { $0.oldTests },
      // The four parts add up to all.
      row("changes.pairs", "Pairs of changes") { $0.changes?.pairs?.all },
      row("changes.pairs.passing", "  merge and pass") { $0.changes?.pairs?.passing },
      row("changes.pairs.failing", "  merge, but fail") { $0.changes?.pairs?.failing },
      row("changes.pairs.conflicting", "  conflict") { $0.changes?.pairs?.conflicting },
      row("changes.pairs.notComparable", "  not comparable") { $0.changes?.pairs?.notComparable },
      row("changes.conflicts", "  conflicting places in the module") { $0.changes?.conflicts },
    ]
  }
}
