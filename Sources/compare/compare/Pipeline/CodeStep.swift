import ArchitectureGraph
import ArchitectureReport
import ArchitectureRules
import CompareConfiguration
import CompareSupport
import SourceRecords

/// Makes a graph of the records.
struct CodeStep {
  let input: any Input
  let steps: Steps
  let wish: Wish

  func run(_ plan: Plan, after build: Build) throws(NoResult) -> CodeFacts {
    let records = try input.records(of: plan, after: build)
    let analysis = try steps.run("Connecting types") { () throws(Stop) in
      Analysis(records.sources, symbols: records.symbols)
    }
    // Of what runs only for its actions, the rest of the package may be unknown.
    let configurations = plan.configurations
    let roles =
      try wish.isTraced
      ? configurations.roles : configurations.roles(for: analysis, of: plan.modules)
    let layers =
      try wish.isTraced ? LayerMap() : configurations.layers(for: analysis, of: plan.modules)
    var code = CodeFacts(
      records: records, analysis: analysis, roles: roles,
      typeRoles: roles.roles(of: analysis.graph.types), layers: layers)
    guard wish.followsCalls else { return code }
    let ways = try steps.run("Following calls") { () throws(Stop) in
      StorePaths.reading(
        analysis, plan.modules, for: plan.columns,
        alternatives: plan.configurations.alternatives, roles
      ) { ways, module in
        (ways.all(in: module), wish.runsActions ? ways.reached(in: module) : nil)
      }
    }
    code.paths = ways.mapValues(\.0)
    code.predicted = ways.compactMapValues(\.1)
    return code
  }
}
