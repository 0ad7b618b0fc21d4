package import ArchitectureGraph
package import ArchitectureRules
package import CompareSupport
package import SourceRecords

/// Everything that was found out without running anything.
package struct MeasuredModules: Sendable {
  package var columns: [Column]
  /// The modules that the columns may depend on, and that may depend on them.
  package let modules: [SourceModule]
  package let analysis: Analysis
  /// Of all modules, sorted.
  let cycles: [ModuleCycle]
  /// The share of references that the compiler resolved, by module.
  package var resolved: [String: Double] = [:]
  /// The percentage of references of which nothing is known, by module.
  package var unknownShares: [String: Int] = [:]
  /// Which roles follow from names.
  package var table = RoleTable.standard
  package var roles: [SymbolID: Role] = [:]
  /// The types whose roles rest on too little for a warning.
  package var uncertain: Set<SymbolID> = []
  package var layers = LayerMap()
  /// The rules of teams other than patterns and layers, by module.
  package var own: [String: OwnRules] = [:]
  /// The paths from views to stores, by module; empty if they weren't requested.
  package var paths: [String: [StorePath]] = [:]
  /// Whether to look for what breaks the rules.
  package var appliesRules = true
  /// Whether to report what the rules looked at.
  package var isHeld = false
  /// Whether suites are run, so that their contents matter.
  package var hasSuites = false
  package var skipped: [Skipped] = []
  /// The names, with their places, whose meaning couldn't be determined.
  package var unknown: [String] = []

  package init(columns: [Column], modules: [SourceModule], analysis: Analysis) {
    self.columns = columns
    self.modules = modules
    self.analysis = analysis
    cycles = ModuleCycle.all(modules, analysis)
  }

  /// Makes each cycle of modules a finding of its first column.
  ///
  /// A package that builds has no such cycle: the compiler refuses it.
  package mutating func refuseCycles() {
    let names = columns.map(\.module.name)
    guard names.count > 1 else { return }
    for column in columns {
      let imported = analysis.files(of: column.module).flatMap(\.imports).compactMap(\.path.first)
      own[column.module.name, default: OwnRules()].neighbours =
        Set(names).subtracting([column.module.name]).intersection(imported)
    }
    for cycle in cycles {
      guard let start = cycle.shortest.first(where: { names.contains($0.from) }) else { continue }
      own[start.from]?.cycles.append(cycle.beginning(with: start))
    }
  }
}

/// The results of all columns' suites; empty if none were run.
package struct MeasuredTests: Sendable {
  /// By the name of the module.
  package var counts: [String: TestCounts] = [:]
  package var coverage: [String: FileCoverage] = [:]
  /// Of the suite that all columns share.
  package var sharedCoverage: FileCoverage?

  package init() {}
}

/// A module that is measured, with the test targets that are its own.
package struct Column: Sendable {
  package let module: SourceModule
  package var pattern: Pattern?
  /// The form of the pattern, if it isn't the usual one.
  package var variant: String?
  package var suites: [SourceModule] = []
  /// Modules that only tests depend on, and that its suites share with others.
  package var testSupport: [SourceModule] = []
  /// Of a form: the modules to whose files it has links, by name.
  package var linked: [String] = []

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

  /// The argument for Swift Testing's `--filter` that runs its suites and nothing else.
  var filter: String { "^(\(suites.map(\.name).joined(separator: "|")))\\." }
}
