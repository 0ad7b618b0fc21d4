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
  /// Whether the ways from views to stores are looked for.
  let followsCalls: Bool

  func run(_ plan: Plan, after build: Build) throws(NoResult) -> CodeFacts {
    let records = try input.records(of: plan, after: build)
    let analysis = try steps.run("Connecting types") { () throws(Stop) in
      Analysis(records.sources, symbols: records.symbols)
    }
    let table = try plan.configurations.roles(for: analysis, of: plan.modules)
    let roles = TypeRoles(
      table, analysis, in: plan.roots, tests: Set(plan.modules.filter(\.isTest).map(\.name)))
    let layers = try plan.configurations.layers(for: analysis, of: plan.modules)
    var code = CodeFacts(
      records: records, analysis: analysis, table: table, roles: roles, layers: layers)
    guard followsCalls else { return code }
    code.paths = try steps.run("Following calls") { () throws(Stop) in
      StorePaths.reading(
        analysis, plan.modules, for: plan.columns,
        alternatives: plan.configurations.alternatives, table, roles)
    }
    return code
  }
}
