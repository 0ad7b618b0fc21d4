import Testing

@testable import ArchitectureGraph
@testable import CompareConfiguration
@testable import SourceRecords
@testable import SourceSyntax

@Suite("Roles")
struct RoleTests {
  @Test(
    "The longest end of the name tells",
    arguments: [
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
      ("LoginPresenterImpl", .presenter),
      ("TodoRemoteDataSource", .repository),
      ("TableDataSource", .delegate),
      ("Card.Model", .model),
      ("CardView.Model", .view),
      ("CardView.State", .state),
    ])
  func longestEndName(_ name: String, _ role: Role) {
    #expect(RoleTable.standard.role(of: name) == role)
  }

  @Test(
    "Other names tell nothing",
    arguments: ["TodoItem", "Preview", "Transaction", "Protocol", "ViewFinder", "", "."])
  func otherNamesTell(_ name: String) {
    #expect(RoleTable.standard.role(of: name) == nil)
  }

  @Test("A nested type has its own role, or that of the type around it")
  func nestedTypeOwn() {
    let table = RoleTable.standard
    #expect(table.role(of: "ListView.State") == .state)
    #expect(table.role(of: "ListView.Row.Style") == .view)
    #expect(table.ownRole(of: "ListView.State") == .state)
    #expect(table.ownRole(of: "ListView.Row") == nil)
  }

  @Test(
    "What a name doesn't say, a view's superclass may",
    arguments: [
      ("Login", ["UIViewController"], Role.viewController),
      ("LoginController", ["UIViewController", "Themed"], .viewController),
      ("Login", ["Equatable", "View"], .view),
      ("LoginController", [], .controller),
      ("LoginPresenter", ["View"], .presenter),
      ("Login", ["LoginDelegate"], nil),
    ])
  func nameDoesntSay(
    _ name: String, _ inherited: [String], _ role: Role?
  ) {
    let type = TypeNode(
      name: name, module: "App", isProtocol: false, inherited: inherited, file: "A.swift",
      position: Position(line: 1, column: 1))
    #expect(RoleTable.standard.role(of: type) == role)
  }

  @Test("Another table gives other roles")
  func anotherTableGives() {
    let table = RoleTable(suffixes: ["Screen": .view, "UseCase": .interactor], ignored: [])
    #expect(table.role(of: "HomeScreen") == .view)
    #expect(table.role(of: "LoginUseCase") == .interactor)
    #expect(table.role(of: "HomeView") == nil)
    #expect(table.role(of: "HomeScreenProtocol") == nil)
  }

  @Test("Edges between roles, by module; those to protocols are not concrete")
  func edgesBetweenRoles() {
    var made = HandMadeTypes()
    made.add("ListView", "FormView", "ListView.Row", "Presenter", "Item")
    made.add("FormStore", module: "Shared", isProtocol: true)
    made.add("Clock", module: "Shared")
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
      edges.map {
        "\($0.from.rawValue) \($0.to.rawValue) \($0.isInternal) \($0.edges) \($0.concrete)"
      } == [
        "other presenter true 1 1",
        "presenter clock false 1 1",
        "presenter other true 1 1",
        "presenter store false 1 0",
        "view other true 1 1",
        "view presenter true 2 2",
      ]
    )
  }
}
