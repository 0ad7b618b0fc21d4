import ArchitectureReport

extension MeasuredModules {
  /// Everything that the steps before the report found out.
  init(
    _ plan: Plan, _ code: CodeFacts, _ tests: TestFacts, _ limits: Limits, notes: [Note],
    _ wish: Wish
  ) {
    self.init(
      columns: wish.columns(among: plan.columns), modules: plan.modules, analysis: code.analysis)
    roles = code.roles
    typeRoles = code.typeRoles
    layers = code.layers
    paths = code.paths
    appliesRules = wish.appliesRules
    self.tests = tests.counts
    coverage = tests.coverage
    sharedCoverage = tests.sharedCoverage
    resolved = limits.resolved
    skipped = limits.skipped
    self.notes = plan.notes + notes + tests.runNotes + limits.notes + tests.keptNotes
  }
}
