package import SourceRecords

/// What the suites of all columns told; nothing when none were run.
package struct MeasuredTests: Sendable {
  /// By the name of the module.
  package var counts: [String: TestCounts] = [:]
  package var coverage: [String: FileCoverage] = [:]
  /// Under the suite that all share.
  package var sharedCoverage: FileCoverage?

  package init() {}
}
