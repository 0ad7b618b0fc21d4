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
      ("AddModuleInterface", .presenter),
      ("AddModuleProtocol", .builder),
      ("AddWireframeInterface", .router),
      ("HomeRoute", .router),
      ("AppDependencies", .builder),
      ("ListDataManager", .repository),
      ("ListLocalDataManagerInputProtocol", nil),
      ("CardViewContainer", .view),
      ("AppDelegate", .app),
      ("SceneDelegate", .app),
      ("NotesGateway", .repository),
      ("NoteStorage", .store),
      ("NotesNavigator", .router),
      ("ListManager", .service),
    ])
  func `The longest end of the name tells`(_ name: String, _ role: Role?) {
    #expect(RoleTable.standard.role(of: name) == role)
  }

  @Test(arguments: ["TodoItem", "Preview", "Transaction", "Protocol", "ViewFinder", "", "."])
  func `Other names tell nothing`(_ name: String) {
    #expect(RoleTable.standard.role(of: name) == nil)
  }

  @Test func `A nested type has its own role, or that of the type around it`() {
    let table = RoleTable.standard
    #expect(table.role(of: "ListView.State") == .state)
    #expect(table.role(of: "ListView.Row.Style") == .view)
    #expect(table.ownRole(of: "ListView.State") == .state)
    #expect(table.ownRole(of: "ListView.Row") == nil)
  }

  @Test(
    arguments: [
      ("Login", ["UIViewController"], Role.viewController),
      ("LoginController", ["UIViewController", "Themed"], .viewController),
      ("Login", ["Equatable", "View"], .view),
      ("LoginController", [], .controller),
      ("LoginPresenter", ["View"], .presenter),
      ("LoginContainer", ["View"], .view),
      ("Tabs", ["UITabBarController"], .viewController),
      ("SubmitButton", ["UIButton"], .view),
      ("Notes", ["App"], .app),
      ("Note", ["NSManagedObject"], .entity),
      ("Note", ["@Model"], .entity),
      ("Counter", ["@Reducer"], .reducer),
      ("NoteService", ["NSManagedObject"], .entity),
      ("Login", ["LoginDelegate"], nil),
    ])
  func `What a name doesn't say, a view's superclass may`(
    _ name: String, _ inherited: [String], _ role: Role?
  ) {
    let type = TypeNode(
      name: name, module: "App", isProtocol: false, inherited: inherited, file: "A.swift",
      position: Position(line: 1, column: 1))
    #expect(RoleTable.standard.role(of: type) == role)
  }

  @Test(
    arguments: [
      ("TodoPresenterViewInterface", Role.presenter),
      ("TodoPresenterRouterInterface", .presenter),
      ("TodoViewPresenterInterface", .view),
      ("TodoViewControllerPresenterInterface", .viewController),
      ("TodoInteractorPresenterInterface", .interactor),
      ("TodoRouterPresenterInterface", .router),
      ("TodoWireframePresenterInterface", .router),
      // Where the interactor's answers go.
      ("TodoPresenterInteractorInterface", .delegate),
      // These are called after who uses them, or are one word.
      ("TodoPresenterViewProtocol", .view),
      ("PresenterToViewProtocol", .view),
      ("TodoViewModelInterface", .viewModel),
      ("TodoPresenterDelegateInterface", .delegate),
      ("TodoPresenterFactoryInterface", .builder),
      ("TodoStoreProviderInterface", .provider),
      ("TodoListPresenterInterface", .presenter),
    ])
  func `Of what one part of a scene offers another, the one that offers it decides`(
    _ name: String, _ role: Role
  ) {
    #expect(RoleTable.standard.role(of: name) == role)
  }

  @Test(
    arguments: [
      ("HomeRoute", true, Role?.some(.router)),
      ("HomeRoute", false, nil),
      ("AppDependencies", true, .builder),
      ("ListDependencies", false, nil),
      ("HomeRouter.Route", false, .router),
      ("HomeViewModel.Dependencies", false, .viewModel),
      ("HomeRouter", false, .router),
      ("HomeViewModel.Output", false, .viewModel),
      ("HomeViewModel.Output", true, .viewModel),
      ("HomeOutput", false, nil),
    ])
  func `A value isn't a router and builds nothing, whatever it is called`(
    _ name: String, _ isClass: Bool, _ role: Role?
  ) {
    #expect(RoleTable.standard.role(of: type(name, isClass: isClass)) == role)
  }

  @Test(
    arguments: [
      ("ListEventHandler", ["ListPresenter"], Role?.some(.presenter)),
      ("ListDataSource", ["ListPresenter"], .presenter),
      ("ListDataSourceProtocol", ["ListInteractor"], .interactor),
      ("ListDataSource", ["ListRepository", "RecordingListDataSource", "Sample"], .repository),
      // Who is above the asker is its delegate.
      ("ListDataSource", ["ListViewController"], .delegate),
      ("ListDataSource", ["ListPresenter", "ListRepository"], .delegate),
      ("ListDataSource", [], .delegate),
      ("ListEventHandler", [], nil),
      ("RemoteDataSource", ["ListPresenter"], .repository),
    ])
  func `What a protocol is called after who asks, those who answer tell`(
    _ name: String, _ conformers: [String], _ role: Role?
  ) {
    var asked = type(name, isProtocol: true)
    asked.conformers = conformers
    #expect(RoleTable.standard.role(of: asked) == role)
    // A class takes the role of its name, except that of a delegate.
    var named = type(name, isClass: true)
    named.conformers = conformers
    let own = RoleTable.standard.role(of: name)
    #expect(RoleTable.standard.role(of: named) == (own == .delegate ? nil : own))
  }

  @Test
  func `Conformances in extensions and through other protocols come from the compiler`() throws {
    let indexed = try IndexedSources([
      "App": [
        "A.swift": """
        protocol ListEventHandler: AnyObject {}
        protocol TableDataSource: AnyObject {}
        protocol ListDataSource: TableDataSource {}
        final class ListPresenter: ListDataSource {}
        extension ListPresenter: ListEventHandler {}

        """
      ]
    ])
    let types = indexed.analysis.graph.types.values.filter(\.isProtocol)
    #expect(types.count == 3)
    for type in types {
      #expect(type.conformers == ["ListPresenter"], "\(type.name)")
      #expect(RoleTable.standard.role(of: type) == .presenter, "\(type.name)")
    }
  }

  @Test func `A team's own entries win`() {
    var table = RoleTable.standard
    table.suffixes["DataSource"] = .repository
    table.suffixes["Route"] = .entity
    table.suffixes["PresenterInteractor"] = .presenter
    var asked = type("ListDataSource", isProtocol: true)
    asked.conformers = ["ListPresenter"]
    #expect(table.role(of: asked) == .repository)
    #expect(table.role(of: type("BusRoute")) == .entity)
    #expect(table.role(of: "TodoPresenterInteractorInterface") == .presenter)
    table.types["BusRoute"] = .model
    #expect(table.role(of: type("BusRoute")) == .model)
  }

  private func type(_ name: String, isProtocol: Bool = false, isClass: Bool = false) -> TypeNode {
    TypeNode(
      name: name, module: "App", isProtocol: isProtocol, isClass: isClass, file: "A.swift",
      position: Position(line: 1, column: 1))
  }

  @Test func `Another table gives other roles`() {
    let table = RoleTable(suffixes: ["Screen": .view, "UseCase": .interactor], ignored: [])
    #expect(table.role(of: "HomeScreen") == .view)
    #expect(table.role(of: "LoginUseCase") == .interactor)
    #expect(table.role(of: "HomeView") == nil)
    #expect(table.role(of: "HomeScreenProtocol") == nil)
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
      of: "M", made.edges, made.types, RoleTable.standard.roles(of: made.types))
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

  @Test func `A value without a role counts as the view that it stands in`() {
    var made = HandMadeTypes()
    made.add("ListView", "ListView.Row", "Item", "Item.Row")
    made.connect("ListView.Row", "Item")
    made.connect("Item.Row", "Item")
    let roles = RoleTable.standard.roles(of: made.types)
      .filter { made.types[$0.key]?.name == "ListView" }
    let edges = RoleEdge.all(of: "M", made.edges, made.types, roles)
    #expect(
      edges.map { "\($0.from.rawValue) \($0.to.rawValue) \($0.edges)" }
        == ["other other 1", "view other 1"])
  }
}
