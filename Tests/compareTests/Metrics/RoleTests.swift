import Testing

@testable import compare

struct RoleTests {
  @Test(arguments: [
    ("TodoListView", Role.view),
    ("RowCell", .view),
    ("TodoListViewController", .viewController),
    ("TodoListController", .controller),
    ("TodoListViewModel", .viewModel),
    ("UserModel", .model),
    ("TodoListPresenterProtocol", .presenter),
    ("TodoListInteractorOutput", .delegate),
    ("TodoListViewDelegate", .delegate),
    ("LoginWireframe", .router),
    ("TodoListModule", .builder),
    ("TodoListEffects", .effect),
    ("MVCApp", .app),
    ("View", .view),
  ])
  func `the longest end of the name tells`(_ name: String, _ role: Role) {
    #expect(RoleTable.standard.role(of: name) == role)
  }

  @Test(arguments: ["TodoItem", "Preview", "Transaction", "Protocol", "ViewFinder", "", "."])
  func `other names tell nothing`(_ name: String) {
    #expect(RoleTable.standard.role(of: name) == nil)
  }

  @Test func `a nested type has its own role, or that of the type around it`() {
    let table = RoleTable.standard
    #expect(table.role(of: "ListView.State") == .state)
    #expect(table.role(of: "ListView.Row.Style") == .view)
    #expect(table.ownRole(of: "ListView.State") == .state)
    #expect(table.ownRole(of: "ListView.Row") == nil)
  }

  @Test func `another table gives other roles`() {
    let table = RoleTable(suffixes: ["Screen": .view, "UseCase": .interactor], ignored: [])
    #expect(table.role(of: "HomeScreen") == .view)
    #expect(table.role(of: "LoginUseCase") == .interactor)
    #expect(table.role(of: "HomeView") == nil)
    #expect(table.role(of: "HomeScreenProtocol") == nil)
  }

  @Test func `edges between roles, by module`() {
    var made = HandMadeTypes()
    made.add("ListView", "FormView", "ListView.Row", "Presenter", "Item")
    made.add("FormStore", "Clock", module: "Shared")
    made.connect("ListView", "Presenter", references: 5)
    made.connect("FormView", "Presenter")
    made.connect("ListView.Row", "Item")
    made.connect("Presenter", "Shared.FormStore")
    made.connect("Presenter", "Shared.Clock")
    made.connect("Item", "Presenter")
    made.connect("Presenter", "Item")
    // From another module: none of this module's edges.
    made.connect("Shared.Clock", "Item")
    let edges = RoleEdge.all(of: "M", made.edges, made.types, .standard)
    #expect(
      edges.map { "\($0.from.rawValue) \($0.to.rawValue) \($0.isInternal) \($0.edges)" } == [
        "other presenter true 1",
        "presenter clock false 1",
        "presenter other true 1",
        "presenter store false 1",
        "view other true 1",
        "view presenter true 2",
      ]
    )
  }
}
