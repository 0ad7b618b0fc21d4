import ArchitectureGraph
import ArchitectureReport
import ArchitectureRules
import CompareSupport
import SourceRecords

/// Makes a graph of the records.
struct CodeStep {
  let input: any Input
  let steps: Steps
  let wish: Wish

  /// With the ways from views to stores, where they are wanted.
  func run(_ plan: Plan, after build: Build) throws(NoResult) -> CodeFacts {
    var code = try connected(plan, after: build)
    guard wish.followsCalls else { return code }
    let ways = try steps.run("Following calls") { [code] () throws(Stop) in
      StorePaths.reading(
        code.analysis, plan.modules, for: plan.columns,
        alternatives: plan.configurations.alternatives, code.table, code.roles
      ) { ways, module in
        (ways.all(in: module), wish.runsActions ? ways.reached(in: module) : nil)
      }
    }
    code.paths = ways.mapValues(\.0)
    code.predicted = ways.compactMapValues(\.1)
    return code
  }

  func connected(_ plan: Plan, after build: Build) throws(NoResult) -> CodeFacts {
    let records = try input.records(of: plan, after: build)
    let analysis = try steps.run("Connecting types") { () throws(Stop) in
      Analysis(records.sources, symbols: records.symbols)
    }
    // Of what runs only for its actions, the rest of the package may be unknown.
    let configurations = plan.configurations
    let table =
      try wish.isTraced
      ? configurations.roles : configurations.roles(for: analysis, of: plan.modules)
    let layers =
      try wish.isTraced ? LayerMap() : configurations.layers(for: analysis, of: plan.modules)
    let roles = TypeRoles(
      table, analysis, in: plan.roots, tests: Set(plan.modules.filter(\.isTest).map(\.name)))
    return CodeFacts(
      records: records, analysis: analysis, table: table, roles: roles, layers: layers,
      own: try wish.isTraced ? [:] : configurations.own(for: plan.modules))
  }
}
