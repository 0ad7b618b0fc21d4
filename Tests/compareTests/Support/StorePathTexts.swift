@testable import ArchitectureGraph
@testable import CompareSupport
@testable import SourceRecords

/// A store, as the first file of a sample.
let todoStore = """
  public protocol TodoStore { func add(); var count: Int { get } }

  public final class MemoryTodoStore: TodoStore {
    public init() {}
    public func add() {}
    public var count: Int { 0 }
  }
  """

/// The paths of a module with this text in one file and the store in another.
func storePaths(_ text: String) throws -> [StorePath] {
  let indexed = try IndexedSources(["App": ["App.swift": text, "TodoStore.swift": todoStore]])
  let graph = CallGraph(indexed.sources, modules: ["App"], indexed.analysis.graph)
  let map = CallMap(graph, indexed.analysis.graph)
  return StorePaths(
    map: map, roles: RoleTable.standard.roles(of: indexed.analysis.graph.types),
    stores: StoreTypes(in: indexed.analysis.graph, .standard),
    viewRoles: [.view]
  ).all(in: "App")
}
