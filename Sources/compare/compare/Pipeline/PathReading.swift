import ArchitectureGraph
import ArchitectureReport
import CompareSupport
import SourceRecords

extension StorePaths {
  /// Reads the paths from the views of each column to stores, through all modules that may take
  /// part, except tests.
  ///
  /// No path leads to a test double either.
  ///
  /// Modules that are alternatives to each other are never in one app: if two of them pass
  /// something to a third, such as a closure, one never gets the other's.
  static func reading<Value: Sendable>(
    _ analysis: Analysis, _ modules: [SourceModule], for columns: [Column],
    alternatives: Set<String>, _ found: TypeRoles,
    _ read: @escaping @Sendable (StorePaths, _ module: String) -> Value
  ) -> [String: Value] {
    let graph = analysis.graph
    let names = Set(columns.map(\.module.name))
    let roles = found.roles
    let hasViews = graph.types.contains { symbol, type in
      names.contains(type.module) && [.view, .viewController].contains(roles[symbol])
    }
    guard hasViews else { return [:] }
    let followed = modules.filter { !$0.isTest }.connected(to: names)
    let tests = modules.filter(\.isTest).map(\.name)
    let sources = analysis.sources.values.sorted { $0.indexed.path < $1.indexed.path }
    let map = CallMap(CallGraph(sources, modules: followed, graph), graph)
    let stores = StoreTypes(in: graph, roles)
    let values = columns.concurrentMap { column in
      let views = ViewFreeCoverage.viewRoles(viewControllersAreViews: column.pattern != .mvc)
      let name = column.module.name
      let apart = alternatives.subtracting(modules.inLine(with: name)).union(tests)
      let ways = StorePaths(map: map, roles: roles, stores: stores, viewRoles: views, apart: apart)
      return read(ways, name)
    }
    return Dictionary(zip(columns.map(\.module.name), values)) { first, _ in first }
  }
}

extension [SourceModule] {
  /// The modules whose code may take part in what these modules do: themselves, those that depend
  /// on them directly or indirectly, and everything that any of those depends on.
  func connected(to names: Set<String>) -> Set<String> {
    names.reached(by: seeing).reached(by: seen)
  }

  /// A module, and everything that it depends on or that depends on it, directly or indirectly.
  func inLine(with name: String) -> Set<String> {
    let own: Set = [name]
    return own.reached(by: seen).union(own.reached(by: seeing))
  }

  private var seen: [String: [String]] {
    Dictionary(map { ($0.name, $0.dependencies) }) { first, _ in first }
  }

  private var seeing: [String: [String]] {
    reduce(into: [:]) { seeing, module in
      for dependency in module.dependencies { seeing[dependency, default: []].append(module.name) }
    }
  }
}

extension Set<String> {
  /// These, and everything that can be reached from them.
  fileprivate func reached(by next: [String: [String]]) -> Set<String> {
    var found = self
    var pending = Array(self)
    while let current = pending.popLast() {
      for name in next[current] ?? [] where found.insert(name).inserted { pending.append(name) }
    }
    return found
  }
}
