/// What a store knows about the compilation of one file.
struct IndexUnit: Sendable {
  static let recordDependency: UInt32 = 2

  let file: String
  let module: String
  /// The name of the record with the file's occurrences.
  let record: String?
  /// When it was written, in nanoseconds since 1970.
  var time: Int64 = 0
}

/// Leaves out what the package no longer has, and what it never had.
///
/// A store keeps the unit of a deleted file for ever, and generated sources look like any other:
/// both are told by the files that SwiftPM names now.
struct UnitFilter {
  let modules: [SourceModule]

  /// The units of the modules' files, and the files that have none.
  ///
  /// Of several units for one file the last wins: they come from the oldest to the newest.
  func current(_ units: [IndexUnit]) -> (units: [IndexUnit], missing: [IndexUnit]) {
    var byFile: [String: IndexUnit] = [:]
    for unit in units { byFile["\(unit.module)\u{0}\(unit.file)"] = unit }
    var current: [IndexUnit] = []
    var missing: [IndexUnit] = []
    for module in modules {
      for file in module.files {
        if let unit = byFile["\(module.name)\u{0}\(file)"] {
          current.append(unit)
        } else {
          missing.append(IndexUnit(file: file, module: module.name, record: nil))
        }
      }
    }
    return (current, missing)
  }
}
