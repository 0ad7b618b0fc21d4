import ArchitectureGraph
import ArchitectureReport
import ArchitectureRules
import CompareSupport
import RunTrace
import SourceRecords

/// Makes a graph of the records.
struct CodeStep {
  let input: any Input
  let steps: Steps
  let options: Options

  /// With the ways from views to stores, where they are wanted.
  func run(_ plan: Plan, after build: Build) throws(NoResult) -> CodeFacts {
    var code = try connected(plan, after: build)
    guard options.followsCalls else { return code }
    let ways = try steps.run("Following calls") { [code] () throws(Stop) in
      StorePaths.reading(
        code.analysis, plan.modules, for: plan.columns,
        alternatives: plan.configurations.alternatives, code.table, code.roles
      ) { ways, module in
        (ways.all(in: module), options.runsActions ? ways.reached(in: module) : nil)
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
      try options.isTraced
      ? configurations.roles : configurations.roles(for: analysis, of: plan.modules)
    let layers =
      try options.isTraced ? LayerMap() : configurations.layers(for: analysis, of: plan.modules)
    let roles = TypeRoles(
      table, analysis, in: plan.roots, tests: Set(plan.modules.filter(\.isTest).map(\.name)))
    return CodeFacts(
      records: records, analysis: analysis, table: table, roles: roles, layers: layers,
      own: try options.isTraced ? [:] : configurations.own(for: plan.modules))
  }
}

/// What is known of the code without running any of it.
struct CodeFacts: Sendable {
  let records: Records
  let analysis: Analysis
  let table: RoleTable
  /// Those of the types that have one.
  let roles: TypeRoles
  let layers: LayerMap
  /// What teams fix beside patterns and layers, by module.
  var own: [String: OwnRules] = [:]
  /// The ways from views to stores, by module.
  var paths: [String: [StorePath]] = [:]
  /// The functions of stores that actions may reach, by module; only where actions are run.
  var predicted: [String: Set<String>] = [:]
}

extension CodeFacts {
  /// What takes part in the actions of each column.
  func scopes(of columns: [Column]) -> [String: ActionScope] {
    let stores = StoreTypes(in: analysis.graph, table, roles.assigned)
    var names: [TypeName: String] = [:]
    var keepers: Set<TypeName> = []
    for (symbol, type) in analysis.graph.types {
      let name = TypeName(module: type.module, name: type.name)
      if let role = roles.role(of: symbol), role != .other { names[name] = role.rawValue }
      if stores.contains(symbol) { keepers.insert(name) }
    }
    return Dictionary(
      columns.map { column in
        let module = column.module.name
        return (module, ActionScope(module: module, roles: names, stores: keepers))
      }
    ) { first, _ in first }
  }
}
