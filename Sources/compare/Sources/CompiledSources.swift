import Foundation

/// Reads what the compiler recorded of an app, and gives it to the files that were copied.
struct CompiledSources {
  let library: IndexStoreLibrary
  let compilation: TolerantCompilation
  /// The column's name; the compiler knew the module by another.
  let name: String
  /// The app's own files, in the order of the copies.
  let files: [SourceText]

  /// Every file, also one without any record, which then has no occurrence.
  func read() throws(CompareError) -> (index: Index, unrecorded: [String]) {
    let originals = Dictionary(zip(compilation.staged, files.map(\.path))) { first, _ in first }
    let recorded = try recordedFiles()
    let read = try recorded.isEmpty ? Index() : reader.read([module(of: recorded)])
    var index = Index(symbols: read.symbols)
    index.files = read.files.compactMap { file in
      originals[file.path].map {
        IndexedFile(path: $0, module: name, occurrences: file.occurrences)
      }
    }
    let unrecorded = compilation.staged.filter { !recorded.contains($0) }
      .compactMap { originals[$0] }
    index.files += unrecorded.map { IndexedFile(path: $0, module: name, occurrences: []) }
    index.files.sort { $0.path < $1.path }
    return (index, unrecorded)
  }

  private func recordedFiles() throws(CompareError) -> [String] {
    // After a crash there is no store.
    guard FileManager.default.fileExists(atPath: compilation.store) else { return [] }
    let recorded = try reader.recordedFiles()
    return compilation.staged.filter { recorded.contains($0) }
  }

  private var reader: IndexReader {
    IndexReader(
      library: library,
      storePath: compilation.store,
      objectFolder: compilation.folder + "/"
    )
  }

  private func module(of files: [String]) -> SourceModule {
    SourceModule(name: compilation.module, isTest: false, files: files, dependencies: [])
  }
}
