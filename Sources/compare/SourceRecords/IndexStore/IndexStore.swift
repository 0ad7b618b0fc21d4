package import CompareSupport
import CToolchain

/// An open index store: units say which record belongs to which file, records what is in it.
///
/// libIndexStore lets any number of threads read from one store: hence unchecked.
package final class IndexStore: @unchecked Sendable {
  private let library: IndexStoreLibrary
  private let store: UnsafeMutableRawPointer
  private let path: String
  /// The folder that the current build writes its objects to; nil when any build's will do.
  private let objectFolder: String?

  package init(library: IndexStoreLibrary, path: String, objectFolder: String?) throws(Failure) {
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

  /// One unit for each file that the modules have now, sorted by path, those that the store knows
  /// nothing of included.
  package func units(of modules: [SourceModule]) throws(Stop) -> [IndexUnit] {
    let names = IndexVisit.unitNames(library.visitUnitNames, of: store)
    let units = try names.concurrentMap { name throws(Stop) in unit(named: name) }
    return UnitFilter(modules: modules).current(
      units.compactMap(\.self).sorted {
        ($0.time ?? 0, $0.record ?? "") < ($1.time ?? 0, $1.record ?? "")
      }
    )
    .sorted { ($0.file, $0.module) < ($1.file, $1.module) }
  }

  package func record(named name: String) throws(Failure) -> IndexRecord {
    var error: UnsafeMutableRawPointer?
    guard let record = library.openRecord(store, name, &error) else {
      throw .indexUnreadable(path: path, reason: library.take(error))
    }
    defer { library.closeRecord(record) }
    var reader = RecordReader(library: library)
    IndexVisit.each(library.visitOccurrences, of: record) { reader.add($0) }
    return reader.record
  }

  /// Nil for a unit whose object this build cannot have written.
  private func unit(named name: String) -> IndexUnit? {
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
}

extension IndexStoreLibrary {
  /// The text of an error, which is freed.
  fileprivate func take(_ error: UnsafeMutableRawPointer?) -> String {
    guard let error else { return "unknown reason" }
    defer { disposeError(error) }
    return errorText(error).map { String(cString: $0) } ?? "unknown reason"
  }
}
