import CompareSupport
import Foundation

/// Files that share their symbol numbers.
struct Index: Sendable {
  var symbols: [Symbol] = []
  /// Sorted by path.
  var files: [IndexedFile] = []
}

/// Reads the compiler's records of an app, and maps the copies back to the original files.
struct CompiledSources {
  let session: MeasuringSession
  let compilation: TolerantCompilation
  /// The column's name; the compiler knew the module by another name.
  let name: String
  /// The app's own files, in the order of the copies.
  let files: [SyntaxFile]

  /// Every file, even one without a record, which then has no occurrences.
  ///
  /// A record that can't be trusted counts as missing.
  func read() throws(Failure) -> (index: Index, unrecorded: [SkippedFile]) {
    let originals = Dictionary(zip(compilation.staged, files)) { first, _ in first }
    var table = SymbolTable()
    var index = Index()
    var unrecorded: [SkippedFile] = []
    for (unit, record) in try records() {
      guard let file = originals[unit.file] else { continue }
      let isRecorded = unit.time != nil && record != nil
      var record = record.map { WrittenRecord.of($0, in: file) } ?? IndexRecord()
      table.add(&record)
      index.files.append(
        IndexedFile(path: file.text.path, module: name, occurrences: record.occurrences))
      guard !isRecorded else { continue }
      let isSlow = compilation.end.slow.contains(StagedSources.name(of: unit.file))
      unrecorded.append(SkippedFile(path: file.text.path, reason: isSlow ? .tooSlow : .notCompiled))
    }
    index.symbols = table.symbols
    index.files.sort { $0.path < $1.path }
    return (index, unrecorded.sorted { $0.path < $1.path })
  }

  /// Nil for a record that doesn't exist.
  private func records() throws(Failure) -> [(unit: IndexUnit, record: IndexRecord?)] {
    let module = SourceModule(
      name: compilation.command.settings.module, isTest: false, files: compilation.staged,
      dependencies: [])
    // After a crash, there is no store.
    guard FileManager.default.fileExists(atPath: compilation.store) else {
      return [module].current([]).map { ($0, nil) }
    }
    let store = try StoreReader(
      session, store: compilation.store, objectFolder: compilation.folder + "/")
    let units = try store.units(of: [module])
    let names = units.compactMap(\.record)
    let sums = try RecordSums(
      of: names, in: store, keptAt: "\(compilation.folder)/\(CompilerCommand.sums)")
    let sound = names.filter(sums.holds)
    let read = Dictionary(zip(sound, try store.records(named: sound))) { first, _ in first }
      .compactMapValues(\.self)
    sums.keep(Set(read.keys))
    // A file without any declaration or reference has no record.
    let records = units.map { unit in unit.record.map { read[$0] } ?? IndexRecord() }
    return Array(zip(units, records))
  }
}
