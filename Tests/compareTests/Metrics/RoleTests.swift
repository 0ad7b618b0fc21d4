import Testing

@testable import ArchitectureGraph
@testable import CompareSupport
@testable import SourceRecords

@Suite("Roles")
struct RoleTests {
  /// The time must not grow with the square of the length: this would then take an hour.
  @Test(.timeLimit(.minutes(1)))
  func `A name may be as long as a file`() {
    let long = String(repeating: "a", count: 2_000_000)
    #expect(RoleTable.standard.role(of: "\(long)View") == .view)
    #expect(RoleTable.standard.role(of: long) == nil)
  }

  @Test(
    arguments: [
      ("TodoListView", Role?.some(.view)),
      ("TodoListViewController", .viewController),
      ("TodoListController", .controller),
      ("TodoListViewModel", .viewModel),
      ("UserModel", .model),
      ("Card.Model", .model),
      ("TodoListPresenterProtocol", .presenter),
      ("TodoListInteractorInputProtocol", .interactor),
      ("LoginPresenterImpl", .presenter),
      ("View", .view),
      ("TodoRemoteDataSource", .repository),
      ("ListInteractorToPresenterProtocol", .delegate),
      ("AppDelegate", .app),
      ("TodoItem", nil), ("Preview", nil), ("Transaction", nil), ("Protocol", nil),
      ("ViewFinder", nil), ("ThemeManager", nil), ("QueryFactory", nil), ("", nil), (".", nil),
    ])
  func `The longest ending of a name gives a role`(_ name: String, _ role: Role?) {
    #expect(RoleTable.standard.role(of: name) == role)
  }

  @Test func `Edges between roles, by module; those to protocols are not concrete`() {
    var made = HandMadeTypes()
    made.add("ListView", "FormView", "ListView.Row", "Presenter", "Item")
    made.add("FormStore", module: "Shared", isProtocol: true)
    made.add("Clock", module: "Shared")
    made.connect("ListView", "Presenter", references: 5)
    made.connect("FormView", "Presenter", references: 3)
    made.connect("ListView.Row", "Item")
    made.connect("Presenter", "Shared.FormStore")
    made.connect("Presenter", "Shared.Clock")
    made.connect("Item", "Presenter")
    made.connect("Presenter", "Item")
    // From another module: none of this module's edges.
    made.connect("Shared.Clock", "Item")
    let edges = RoleEdge.all(
      of: "M", made.edges, made.types,
      made.types.compactMapValues { RoleTable.standard.role(of: $0.name) })
    #expect(
      edges.map {
        "\($0.from.rawValue) \($0.to.rawValue) \($0.isInternal) \($0.edges) \($0.concrete) "
          + "\($0.references)"
      } == [
        "other presenter true 1 1 1",
        "presenter clock false 1 1 1",
        "presenter other true 1 1 1",
        "presenter store false 1 0 1",
        "view other true 1 1 1",
        "view presenter true 2 2 8",
      ]
    )
  }

  @Test func `What has no role counts as the type that it stands in`() {
    var made = HandMadeTypes()
    made.add("ListView", "ListView.Row", "Item", "Item.Row")
    made.connect("ListView.Row", "Item")
    made.connect("Item.Row", "Item")
    let roles = made.types.filter { $0.value.name == "ListView" }.mapValues { _ in Role.view }
    let edges = RoleEdge.all(of: "M", made.edges, made.types, roles)
    #expect(
      edges.map { "\($0.from.rawValue) \($0.to.rawValue) \($0.edges)" }
        == ["other other 1", "view other 1"])
  }
}
