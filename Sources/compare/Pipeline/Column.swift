/// A module that is compared, with the test target that is its own.
struct Column: Sendable {
  let pattern: Pattern
  let module: SourceModule
  let suite: SourceModule

  /// One column per pattern; all of them or none, for a table with gaps would look whole.
  static func all(among modules: [SourceModule]) throws(CompareError) -> [Column] {
    var columns: [Column] = []
    var missing: [String] = []
    for pattern in Pattern.allCases {
      let module = modules.first { $0.name == pattern.moduleName && !$0.isTest }
      let suite = modules.first { $0.name == pattern.suiteName && $0.isTest }
      if module == nil { missing.append(pattern.moduleName) }
      if suite == nil { missing.append(pattern.suiteName) }
      if let module, let suite {
        columns.append(Column(pattern: pattern, module: module, suite: suite))
      }
    }
    guard missing.isEmpty else { throw .modulesMissing(missing) }
    return columns
  }
}

/// What running a module's own suite told.
struct SuiteResult: Sendable {
  let counts: TestCounts
  let coverage: LineCoverage
}
