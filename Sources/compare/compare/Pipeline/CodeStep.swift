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
    let roles = try plan.configurations.roles(for: analysis, of: plan.modules)
    let layers = try plan.configurations.layers(for: analysis, of: plan.modules)
    var code = CodeFacts(
      records: records, analysis: analysis, roles: roles,
      typeRoles: roles.roles(of: analysis.graph.types), layers: layers)
    guard wish.followsCalls else { return code }
    code.paths = try steps.run("Following calls") { () throws(Stop) in
      StorePaths.reading(
        analysis, plan.modules, for: plan.columns,
        alternatives: plan.configurations.alternatives, roles)
    }
    return code
  }
}
