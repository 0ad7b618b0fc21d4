import ArchitectureGraph
import ArchitectureReport
import ArchitectureRules
import CompareSupport
import RunTrace
import SourceRecords

/// Makes a graph from the records.
extension Pipeline {
  /// Includes the paths from views to stores, if they are wanted.
  func code(_ plan: Plan, after build: Build) throws(Failure) -> CodeFacts {
    var code = try connected(plan, after: build)
    guard options.followsCalls else { return code }
    let ways = try input.session.step("Following calls") { [code] in
      StorePaths.reading(
        code.measured.analysis, plan.modules, for: plan.columns,
        alternatives: plan.configurations.alternatives, code.roles
      ) { ways, module in
        (ways.all(in: module), options.runsActions ? ways.reached(in: module) : nil)
      }
    }
    code.measured.paths = ways.mapValues(\.0)
    code.predicted = ways.compactMapValues(\.1)
    return code
  }

  func connected(_ plan: Plan, after build: Build) throws(Failure) -> CodeFacts {
    let records = try input.records(of: plan, after: build)
    let analysis = try input.session.step("Connecting types") {
      Analysis(records.sources, symbols: records.symbols)
    }
    let configurations = plan.configurations
    var measured = MeasuredModules(
      columns: plan.columns, modules: plan.modules, analysis: analysis)
    // When only actions are run, the rest of the package may be unknown.
    if options.isTraced {
      measured.table = configurations.roles
    } else {
      measured.table = try configurations.roles(for: analysis, of: plan.modules)
      measured.layers = try configurations.layers(for: analysis, of: plan.modules)
    }
    let roles = try input.session.step("Finding the roles") { [table = measured.table] in
      TypeRoles(
        table, analysis, in: plan.roots, tests: Set(plan.modules.filter(\.isTest).map(\.name)))
    }
    measured.roles = roles.roles
    measured.uncertain = Set(roles.assigned.filter { !$0.value.evidence.isCertain }.keys)
    if !options.isTraced { measured.own = try configurations.own(for: plan.modules) }
    if !plan.trees.isEmpty { measured.refuseCycles() }
    measured.appliesRules = options.appliesRules
    measured.isHeld = options.held != nil
    return CodeFacts(records: records, roles: roles, measured: measured)
  }
}

/// What is known about the code without running it.
struct CodeFacts: Sendable {
  let records: Records
  let roles: TypeRoles
  var measured: MeasuredModules
  /// The functions of stores that actions may reach, by module; only if actions are run.
  var predicted: [String: Set<String>] = [:]
}

extension CodeFacts {
  /// The types that take part in the actions of each column.
  func scopes(of columns: [Column]) -> [String: ActionScope] {
    let stores = StoreTypes(in: measured.analysis.graph, roles.roles)
    var names: [TypeName: String] = [:]
    var keepers: Set<TypeName> = []
    for (symbol, type) in measured.analysis.graph.types {
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
