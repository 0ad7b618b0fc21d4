import CompareSupport
import Foundation
import SourceRecords
import SourceSyntax

/// Files whose symbols have numbers in common.
struct Index: Sendable {
  var symbols: [Symbol] = []
  /// Sorted by path.
  var files: [IndexedFile] = []
}

/// Reads what the compiler recorded of an app, and gives it to the files that were copied.
struct CompiledSources {
  let library: IndexStoreLibrary
  let compilation: TolerantCompilation
  /// The column's name; the compiler knew the module by another.
  let name: String
  /// The app's own files, in the order of the copies.
  let files: [SourceText]

  /// Every file, also one without any record, which then has no occurrence.
  func read() throws(Stop) -> (index: Index, unrecorded: [String]) {
    let originals = Dictionary(zip(compilation.staged, files)) { first, _ in first }
    var table = SymbolTable()
    var index = Index()
    var unrecorded: [String] = []
    for (unit, record) in try records() {
      guard let text = originals[unit.file] else { continue }
      var record = record.map { WrittenRecord.of($0, in: text) } ?? IndexRecord()
      table.add(&record)
      index.files.append(
        IndexedFile(path: text.path, module: name, occurrences: record.occurrences))
      if unit.time == nil { unrecorded.append(text.path) }
    }
    index.symbols = table.symbols
    index.files.sort { $0.path < $1.path }
    return (index, unrecorded.sorted())
  }

  private func records() throws(Stop) -> [(unit: IndexUnit, record: IndexRecord?)] {
    let module = SourceModule(
      name: compilation.module, isTest: false, files: compilation.staged, dependencies: [])
    // After a crash there is no store.
    guard FileManager.default.fileExists(atPath: compilation.store) else {
      return UnitFilter(modules: [module]).current([]).map { ($0, nil) }
    }
    let store = try failing { () throws(Failure) in
      try IndexStore(
        library: library, path: compilation.store, objectFolder: compilation.folder + "/")
    }
    let units = try store.units(of: [module])
    let records = try units.concurrentMap { unit throws(Stop) -> IndexRecord? in
      try failing { () throws(Failure) in
        try unit.record.map { name throws(Failure) in try store.record(named: name) }
      }
    }
    return Array(zip(units, records))
  }
}
