import CToolchain

/// Reads units, then records, of the files that the package has now.
struct IndexReader {
  let library: IndexStoreLibrary
  let storePath: String
  /// The folder that the current build writes its objects to; nil when any build's will do.
  let objectFolder: String?

  func read(_ modules: [SourceModule]) throws(CompareError) -> Index {
    var error: UnsafeMutableRawPointer?
    guard let store = library.openStore(storePath, &error) else {
      throw .indexUnreadable(path: storePath, reason: take(error))
    }
    defer { library.closeStore(store) }
    let (units, missing) = UnitFilter(modules: modules).current(units(in: store))
    var symbols = SymbolTable(library: library)
    var files: [IndexedFile] = []
    for unit in units {
      files.append(try read(unit, in: store, &symbols))
    }
    let bare = missing.map { IndexedFile(path: $0.file, module: $0.module, occurrences: []) }
    return Index(
      symbols: symbols.symbols,
      files: (files + bare).sorted { ($0.path, $0.module) < ($1.path, $1.module) },
      missing: missing.map(\.file)
    )
  }

  /// The units whose object this build may have written.
  private func units(in store: UnsafeMutableRawPointer) -> [IndexUnit] {
    IndexVisit.unitNames(library.visitUnitNames, of: store).compactMap { name in
      guard let unit = library.openUnit(store, name, nil) else { return nil }
      defer { library.closeUnit(unit) }
      if let objectFolder, !String(library.unitOutput(unit)).hasPrefix(objectFolder) { return nil }
      let file = String(library.unitMainFile(unit))
      var record: String?
      IndexVisit.each(library.visitDependencies, of: unit) { dependency in
        let isRecord = library.dependencyKind(dependency) == IndexUnit.recordDependency
        if isRecord, String(library.dependencyPath(dependency)) == file {
          record = String(library.dependencyName(dependency))
        }
      }
      var (seconds, nanoseconds) = (0 as Int64, 0 as Int64)
      _ = library.unitTime(store, name, &seconds, &nanoseconds)
      return IndexUnit(
        file: file, module: String(library.unitModule(unit)), record: record,
        time: seconds &* 1_000_000_000 &+ nanoseconds)
    }
    .sorted { ($0.time, $0.record ?? "") < ($1.time, $1.record ?? "") }
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
