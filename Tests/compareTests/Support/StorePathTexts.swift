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
  try IndexedSources(["App": ["App.swift": text, "TodoStore.swift": todoStore]]).storePaths()
}

extension IndexedSources {
  /// The paths of the module `App`, through the bodies of some modules.
  func storePaths(through modules: Set<String> = ["App"], apart: Set<String> = []) -> [StorePath] {
    let graph = analysis.graph
    let roles = TypeRoles(.standard, analysis).roles
    return StorePaths(
      map: CallMap(CallGraph(sources, modules: modules, graph), graph),
      roles: roles, stores: StoreTypes(in: graph, roles),
      viewRoles: [.view], apart: apart
    ).all(in: "App")
  }
}
