import ArchitectureGraph
import ArchitectureReport
import CompareConfiguration
import SourceRecords

extension CallMap {
  /// Who may run whom, in the modules that are no tests; nil where no column has a view to ask.
  static func reading(
    _ analysis: Analysis, _ modules: [SourceModule], for columns: [Column], _ roles: RoleTable
  ) -> CallMap? {
    let graph = analysis.graph
    let columns = Set(columns.map(\.module.name))
    let hasViews = graph.types.values.contains { type in
      columns.contains(type.module) && [.view, .viewController].contains(roles.role(of: type))
    }
    guard hasViews else { return nil }
    let followed = Set(modules.filter { !$0.isTest }.map(\.name))
    let sources = analysis.sources.values.sorted { $0.indexed.path < $1.indexed.path }
    return CallMap(CallGraph(sources, modules: followed, graph), graph)
  }
}
