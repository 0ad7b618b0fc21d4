/// Everything that was found out, before it is put into a report.
struct Measurement: Sendable {
  var columns: [Column]
  /// Those that the columns may depend on, and that may depend on them.
  var modules: [SourceModule]
  let analysis: Analysis
  /// By the name of the module; none when no suites were run.
  var tests: [String: TestCounts] = [:]
  var coverage: [String: FileCoverage] = [:]
  /// Under the suite that all share.
  var sharedCoverage: FileCoverage?
  /// The share of references that the compiler resolved, by module.
  var resolved: [String: Double] = [:]
  /// Which roles types have, by their names and modules.
  var roles = RoleTable.standard
  /// Which layer each type is in.
  var layers = LayerMap()
  /// Whether the ways from views to stores are looked for.
  var followsCalls = true
  var notes: [Note] = []
  var skipped: [Skipped] = []
}
