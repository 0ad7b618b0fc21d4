package import ArchitectureGraph
package import ArchitectureRules
package import CompareConfiguration
package import SourceRecords

/// Everything that was found out, before it is put into a report.
package struct MeasuredModules: Sendable {
  var columns: [Column]
  /// Those that the columns may depend on, and that may depend on them.
  var modules: [SourceModule]
  let analysis: Analysis
  /// By the name of the module; none when no suites were run.
  package var tests: [String: TestCounts] = [:]
  package var coverage: [String: FileCoverage] = [:]
  /// Under the suite that all share.
  package var sharedCoverage: FileCoverage?
  /// The share of references that the compiler resolved, by module.
  package var resolved: [String: Double] = [:]
  /// Which roles types have, by their names and modules.
  package var roles = RoleTable.standard
  /// Those of the types that have one.
  package var typeRoles: [SymbolID: Role] = [:]
  /// Which layer each type is in.
  package var layers = LayerMap()
  /// The ways from views to stores, by module; none where nobody asks.
  package var paths: [String: [StorePath]] = [:]
  /// Whether it is asked what breaks the rules.
  package var appliesRules = true
  package var notes: [Note] = []
  package var skipped: [Skipped] = []

  package init(columns: [Column], modules: [SourceModule], analysis: Analysis) {
    self.columns = columns
    self.modules = modules
    self.analysis = analysis
  }
}
