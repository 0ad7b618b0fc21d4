import ArchitectureGraph
import ArchitectureReport
import CompareConfiguration
import CompareSupport
import SourceRecords

extension StorePaths {
  /// The ways from the views of each column to stores, through all modules that may take part and are
  /// no tests.
  static func reading(
    _ analysis: Analysis, _ modules: [SourceModule], for columns: [Column], _ roles: RoleTable
  ) -> [String: [StorePath]] {
    let graph = analysis.graph
    let names = Set(columns.map(\.module.name))
    let hasViews = graph.types.values.contains { type in
      names.contains(type.module) && [.view, .viewController].contains(roles.role(of: type))
    }
    guard hasViews else { return [:] }
    let followed = modules.filter { !$0.isTest }.connected(to: names)
    let sources = analysis.sources.values.sorted { $0.indexed.path < $1.indexed.path }
    let map = CallMap(CallGraph(sources, modules: followed, graph), graph)
    let stores = StoreTypes(in: graph, roles)
    let paths = columns.concurrentMap { column in
      let views = ViewFreeCoverage.viewRoles(viewControllersAreViews: column.pattern != .mvc)
      return StorePaths(map: map, roles: roles, stores: stores, viewRoles: views)
        .all(in: column.module.name)
    }
    return Dictionary(zip(columns.map(\.module.name), paths)) { first, _ in first }
  }
}
