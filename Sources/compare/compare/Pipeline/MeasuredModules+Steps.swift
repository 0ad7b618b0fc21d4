import ArchitectureGraph
import ArchitectureReport

extension MeasuredModules {
  /// Everything that the steps before the report found out about the code.
  init(_ plan: Plan, _ code: CodeFacts, _ limits: Limits, _ wish: Wish) {
    self.init(
      columns: wish.columns(among: plan.columns), modules: plan.modules, analysis: code.analysis)
    table = code.table
    roles = code.roles.roles
    layers = code.layers
    own = code.own
    paths = code.paths
    appliesRules = wish.appliesRules
    isHeld = wish.held != nil
    resolved = limits.resolved
    skipped = limits.skipped
    unknown = limits.unknown
  }
}
