package import ArchitectureGraph
package import ArchitectureRules
package import CompareSupport
package import SourceRecords

/// Everything that was found out without running anything.
package struct MeasuredModules: Sendable {
  package var columns: [Column]
  /// Those that the columns may depend on, and that may depend on them.
  let modules: [SourceModule]
  package let analysis: Analysis
  /// The share of references that the compiler resolved, by module.
  package var resolved: [String: Double] = [:]
  /// Which roles names tell.
  package var table = RoleTable.standard
  package var roles: [SymbolID: Role] = [:]
  package var layers = LayerMap()
  /// What teams fix beside patterns and layers, by module.
  package var own: [String: OwnRules] = [:]
  /// The ways from views to stores, by module; none where nobody asks.
  package var paths: [String: [StorePath]] = [:]
  /// Whether it is asked what breaks the rules.
  package var appliesRules = true
  /// Whether it is asked what the rules looked at.
  package var isHeld = false
  /// Whether suites are run, so that it matters what they consist of.
  package var hasSuites = false
  package var skipped: [Skipped] = []
  /// The names, with their places, of which nothing tells what they mean.
  package var unknown: [String] = []

  package init(columns: [Column], modules: [SourceModule], analysis: Analysis) {
    self.columns = columns
    self.modules = modules
    self.analysis = analysis
  }
}

/// What the suites of all columns told; nothing when none were run.
package struct MeasuredTests: Sendable {
  /// By the name of the module.
  package var counts: [String: TestCounts] = [:]
  package var coverage: [String: FileCoverage] = [:]
  /// Under the suite that all share.
  package var sharedCoverage: FileCoverage?

  package init() {}
}

/// A module that is measured, with the test targets that are its own.
package struct Column: Sendable {
  package let module: SourceModule
  package var pattern: Pattern?
  /// The form of the pattern, where it isn't the usual one.
  package var variant: String?
  package var suites: [SourceModule] = []
  /// What its suites share with others: modules that only tests depend on.
  package var testSupport: [SourceModule] = []

  package init(
    module: SourceModule, pattern: Pattern? = nil, variant: String? = nil,
    suites: [SourceModule] = [], testSupport: [SourceModule] = []
  ) {
    self.module = module
    self.pattern = pattern
    self.variant = variant
    self.suites = suites
    self.testSupport = testSupport
  }

  /// What `--filter` of Swift Testing takes to run its suites and nothing else.
  var filter: String { "^(\(suites.map(\.name).joined(separator: "|")))\\." }
}
