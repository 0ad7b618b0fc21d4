package import SourceRecords

/// What the suites of all columns told.
package struct MeasuredTests: Sendable {
  /// By the name of the module.
  package var counts: [String: TestCounts] = [:]
  package var coverage: [String: FileCoverage] = [:]
  package var sharedCoverage: FileCoverage?
  /// What the runs left to say.
  package var runNotes: [Note] = []
  /// What is wrong with coverage that somebody kept.
  package var keptNotes: [Note] = []

  package init() {}

  /// What an export that somebody kept says of the columns.
  package init(keeping coverage: FileCoverage?, for columns: [Column]) {
    guard let coverage else { return }
    for column in columns { self.coverage[column.module.name] = coverage }
    if columns.flatMap(\.module.files).allSatisfy({ coverage.lines[$0] == nil }) {
      keptNotes = [Note(.partial, "the coverage export names no file of what is measured")]
    }
  }
}
