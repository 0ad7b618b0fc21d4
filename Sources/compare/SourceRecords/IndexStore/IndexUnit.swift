import Foundation

/// What a store knows about the compilation of one file.
package struct IndexUnit: Sendable {
  static let recordDependency: UInt32 = 2

  package let file: String
  package let module: String
  /// The name of the record with the file's occurrences.
  package let record: String?
  /// When it was written, in nanoseconds since 1970; nil if the store has no data on the file.
  package var time: Int64?

  /// Whether the file changed after it was indexed, so that the index's positions may be wrong.
  package var isStale: Bool {
    guard let time,
      let attributes = try? FileManager.default.attributesOfItem(atPath: file),
      let modified = attributes[.modificationDate] as? Date
    else { return false }
    return modified.timeIntervalSince1970 > Double(time) / 1e9
  }
}

/// Leaves out what the package no longer has, and what it never had.
///
/// A store keeps the unit of a deleted file forever, and generated sources look like any other:
/// only the files that SwiftPM lists now count.
extension [SourceModule] {
  /// The units of the modules' files; a file without a unit gets an empty one.
  ///
  /// If a file has several units, the last one wins: they come from the oldest to the newest.
  package func current(_ units: [IndexUnit]) -> [IndexUnit] {
    var byFile: [String: IndexUnit] = [:]
    for unit in units { byFile["\(unit.module)\u{0}\(unit.file)"] = unit }
    return flatMap { module in
      module.files.map { file in
        byFile["\(module.name)\u{0}\(file)"]
          ?? IndexUnit(file: file, module: module.name, record: nil)
      }
    }
  }
}
