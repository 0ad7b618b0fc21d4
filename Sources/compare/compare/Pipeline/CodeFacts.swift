import ArchitectureGraph
import ArchitectureReport
import ArchitectureRules
import CompareSupport
import RunTrace
import SourceRecords

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
