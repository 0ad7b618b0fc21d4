import ArchitectureGraph
import ArchitectureReport
import CompareSupport
import SourceRecords

extension StorePaths {
  /// What is read of the ways from the views of each column to stores, through all modules that may
  /// take part and are no tests.
  ///
  /// Nor does any lead to a double in a test.
  ///
  /// Modules that are alternatives to each other are never in one app: whatever two of them hand to
  /// a third, such as a closure, the one never gets the other's.
  static func reading<Value: Sendable>(
    _ analysis: Analysis, _ modules: [SourceModule], for columns: [Column],
    alternatives: Set<String>, _ table: RoleTable, _ found: TypeRoles,
    _ read: @Sendable (StorePaths, _ module: String) -> Value
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
    let stores = StoreTypes(in: graph, table, found.assigned)
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
  /// The modules whose code may take part in what these modules do: themselves, those that see them
  /// directly or through others, and all that any of those sees.
  func connected(to names: Set<String>) -> Set<String> {
    names.reached(by: seeing).reached(by: seen)
  }

  /// A module, those that it sees, directly or through others, and those that see it.
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
  /// These, and all that can be reached from them.
  fileprivate func reached(by next: [String: [String]]) -> Set<String> {
    var found = self
    var pending = Array(self)
    while let current = pending.popLast() {
      for name in next[current] ?? [] where found.insert(name).inserted { pending.append(name) }
    }
    return found
  }
}
