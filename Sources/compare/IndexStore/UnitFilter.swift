/// What a store knows about the compilation of one file.
struct IndexUnit: Sendable {
  static let recordDependency: UInt32 = 2

  let file: String
  let module: String
  /// The name of the record with the file's occurrences.
  let record: String?
}

/// Leaves out what the package no longer has, and what it never had.
///
/// A store keeps the unit of a deleted file for ever, and generated sources look like any other:
/// both are told by the files that SwiftPM names now.
struct UnitFilter {
  let modules: [SourceModule]

  func current(_ units: [IndexUnit]) throws(CompareError) -> [IndexUnit] {
    var byFile: [String: IndexUnit] = [:]
    for unit in units { byFile["\(unit.module)\u{0}\(unit.file)"] = unit }
    var current: [IndexUnit] = []
    for module in modules {
      for file in module.files {
        guard let unit = byFile["\(module.name)\u{0}\(file)"] else {
          throw .indexIncomplete(file: file)
        }
        current.append(unit)
      }
    }
    return current
  }
}
