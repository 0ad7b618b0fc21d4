import CToolchain

/// Reads units, then records, of the files that the package has now.
struct IndexReader {
  let library: IndexStoreLibrary
  let storePath: String
  /// The folder that the current build writes its objects to.
  let objectFolder: String

  func read(_ modules: [SourceModule]) throws(CompareError) -> Index {
    let store = try open()
    defer { library.closeStore(store) }
    let units = try UnitFilter(modules: modules).current(units(in: store))
    var symbols = SymbolTable(library: library)
    var files: [IndexedFile] = []
    for unit in units {
      files.append(try read(unit, in: store, &symbols))
    }
    return Index(symbols: symbols.symbols, files: files.sorted { $0.path < $1.path })
  }

  /// The files that have a unit.
  func recordedFiles() throws(CompareError) -> Set<String> {
    let store = try open()
    defer { library.closeStore(store) }
    return Set(units(in: store).map(\.file))
  }

  private func open() throws(CompareError) -> UnsafeMutableRawPointer {
    var error: UnsafeMutableRawPointer?
    guard let store = library.openStore(storePath, &error) else {
      throw .indexUnreadable(path: storePath, reason: take(error))
    }
    return store
  }

  /// The units whose object this build may have written.
  private func units(in store: UnsafeMutableRawPointer) -> [IndexUnit] {
    IndexVisit.unitNames(library.visitUnitNames, of: store).compactMap { name in
      guard let unit = library.openUnit(store, name, nil) else { return nil }
      defer { library.closeUnit(unit) }
      guard String(library.unitOutput(unit)).hasPrefix(objectFolder) else { return nil }
      let file = String(library.unitMainFile(unit))
      var record: String?
      IndexVisit.each(library.visitDependencies, of: unit) { dependency in
        let isRecord = library.dependencyKind(dependency) == IndexUnit.recordDependency
        if isRecord, String(library.dependencyPath(dependency)) == file {
          record = String(library.dependencyName(dependency))
        }
      }
      return IndexUnit(file: file, module: String(library.unitModule(unit)), record: record)
    }
  }

  private func read(
    _ unit: IndexUnit,
    in store: UnsafeMutableRawPointer,
    _ symbols: inout SymbolTable
  ) throws(CompareError) -> IndexedFile {
    var occurrences: [Occurrence] = []
    // A file without any declaration or reference has no record.
    if let name = unit.record {
      var error: UnsafeMutableRawPointer?
      guard let record = library.openRecord(store, name, &error) else {
        throw .indexUnreadable(path: storePath, reason: take(error))
      }
      defer { library.closeRecord(record) }
      symbols.beginRecord()
      IndexVisit.each(library.visitOccurrences, of: record) { item in
        occurrences.append(symbols.occurrence(item))
      }
    }
    return IndexedFile(path: unit.file, module: unit.module, occurrences: occurrences)
  }

  private func take(_ error: UnsafeMutableRawPointer?) -> String {
    guard let error else { return "unknown reason" }
    defer { library.disposeError(error) }
    return library.errorText(error).map { String(cString: $0) } ?? "unknown reason"
  }
}
