import CompareSupport

extension TableRows {
  /// What a change took; empty if no module has change requests.
  var changes: [Row] {
    guard let count = modules.compactMap(\.changes?.requests.count).max() else { return [] }
    func mean(_ key: String, _ label: String, _ number: @escaping (ChangesReport.Request) -> Int)
      -> Row
    {
      row("changes.\(key)", label, places: 1) { module in
        module.changes.map { changes in
          let sum = changes.requests.map(number).reduce(0, +)
          return Double(sum) / Double(max(changes.requests.count, 1))
        }
      }
    }
    return [
      mean("files", "Files per change") { $0.files.count },
      mean("lines", "Lines per change") { $0.files.map { $0.added + $0.removed }.reduce(0, +) },
      mean("oldTests", "Old tests that break") { $0.oldTests },
      row("changes.conflicts", "Conflicts in " + (count * (count - 1) / 2).of("pair", "pairs")) {
        $0.changes?.conflicts
      },
    ]
  }
}
