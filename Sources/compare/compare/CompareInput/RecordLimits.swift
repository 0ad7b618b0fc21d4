import ArchitectureReport
import CompareSupport
import SourceRecords

extension Limits {
  /// What an index lacks for some columns of a package.
  init(of records: Records, for columns: [Column], saysStale: Bool, _ shown: ShownPaths) {
    func say(_ what: String, _ paths: Set<String>) -> [Note] {
      columns.compactMap { column in
        let files = column.module.files.filter(paths.contains)
        guard !files.isEmpty else { return nil }
        return Note(.partial, "\(what) \(shown.some(of: files))", of: column.module.name)
      }
    }
    notes = columns.flatMap { column in
      column.module.files.compactMap { file in
        records.tooDeep[file].map {
          Note(.partial, "\(shown.relative(file)): \($0)", of: column.module.name)
        }
      }
    }
    notes += say("measured by syntax alone, as the index has nothing of", records.missing)
    notes += say(
      "measured by syntax alone, as what the index has can't be trusted of", records.untrusted)
    if saysStale { notes += say("changed since the index was written:", records.stale) }
    for column in columns {
      let name = column.module.name
      let share = records.resolved[name]
      if let share {
        notes.append(share.note(.partial, on: name))
        unknown += share.lines(shown)
      }
      if records.missing.union(records.untrusted).isDisjoint(with: column.module.files) {
        resolved[name] = share?.value ?? 1
      }
    }
    skipped = columns.flatMap(\.module.files).compactMap { file in
      let reason: String? =
        if records.missing.contains(file) {
          "not in the index"
        } else if records.untrusted.contains(file) {
          "damaged in the index"
        } else {
          records.tooDeep[file]
        }
      return reason.map { Skipped(path: shown.relative(file), reason: $0) }
    }
  }
}
