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

/// A file that the compiler left no record of.
package struct UnrecordedFile: Sendable {
  package let path: String
  /// Whether that is because it took too long.
  let isSlow: Bool
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
  func read() throws(Stop) -> (index: Index, unrecorded: [UnrecordedFile]) {
    let originals = Dictionary(zip(compilation.staged, files)) { first, _ in first }
    var table = SymbolTable()
    var index = Index()
    var unrecorded: [UnrecordedFile] = []
    for (unit, record) in try records() {
      guard let text = originals[unit.file] else { continue }
      var record = record.map { WrittenRecord.of($0, in: text) } ?? IndexRecord()
      table.add(&record)
      index.files.append(
        IndexedFile(path: text.path, module: name, occurrences: record.occurrences))
      guard unit.time == nil else { continue }
      let isSlow = compilation.slow.contains(StagedSources.name(of: unit.file))
      unrecorded.append(UnrecordedFile(path: text.path, isSlow: isSlow))
    }
    index.symbols = table.symbols
    index.files.sort { $0.path < $1.path }
    return (index, unrecorded.sorted { $0.path < $1.path })
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
