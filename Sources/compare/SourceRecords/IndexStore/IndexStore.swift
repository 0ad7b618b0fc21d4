import CToolchain
package import CompareSupport

/// An open index store: units map files to records, and records contain their occurrences.
///
/// libIndexStore lets any number of threads read from one store, hence unchecked.
package final class IndexStore: @unchecked Sendable {
  private let library: index_functions
  private let store: UnsafeMutableRawPointer
  private let path: String
  /// The folder that the current build writes its objects to; nil to accept any build.
  private let objectFolder: String?

  /// Takes the path of libIndexStore.
  package init(library: String, path: String, objectFolder: String?) throws(Failure) {
    let library = try DynamicLibrary(path: library).functions(index_functions_in)
    var error: UnsafeMutableRawPointer?
    guard let store = library.openStore(path, &error) else {
      throw .indexUnreadable(path: path, reason: library.take(error))
    }
    self.library = library
    self.store = store
    self.path = path
    self.objectFolder = objectFolder
  }

  deinit { library.closeStore(store) }

  /// The names of all units, in their order, without reading any unit.
  func unitNames() -> [String] { IndexVisit.unitNames(library.visitUnitNames, of: store) }

  package func record(named name: String) throws(Failure) -> IndexRecord {
    var error: UnsafeMutableRawPointer?
    guard let record = library.openRecord(store, name, &error) else {
      throw .indexUnreadable(path: path, reason: library.take(error))
    }
    defer { library.closeRecord(record) }
    var reader = RecordReader(library: library)
    IndexVisit.each(library.visitOccurrences, of: record) { reader.add($0) }
    var symbols: [UnsafeMutableRawPointer] = []
    IndexVisit.all(library.visitSymbols, of: record) { symbols.append($0) }
    guard reader.isConsistent(with: symbols) else {
      throw .indexUnreadable(path: path, reason: "the record '\(name)' contradicts itself")
    }
    return reader.record
  }

  /// Nil for a unit whose object this build can't have written.
  func unit(named name: String) throws(Failure) -> IndexUnit? {
    var error: UnsafeMutableRawPointer?
    guard let unit = library.openUnit(store, name, &error) else {
      throw .indexUnreadable(path: path, reason: library.take(error))
    }
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
}

extension index_functions {
  /// The text of an error, which is then freed.
  fileprivate func take(_ error: UnsafeMutableRawPointer?) -> String {
    guard let error else { return "unknown reason" }
    defer { disposeError(error) }
    return errorText(error).map { String(cString: $0) } ?? "unknown reason"
  }
}

extension Failure {
  static func indexUnreadable(path: String, reason: String) -> Failure {
    Failure("The index store at '\(path)' cannot be read: \(reason).")
  }
}
