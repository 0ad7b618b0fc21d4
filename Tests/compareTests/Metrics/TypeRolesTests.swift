import Testing

@testable import ArchitectureGraph
@testable import CompareSupport
@testable import SourceRecords

/// What tells a role where neither a name nor a team does: an app of a few lines for each shape.
@Suite("What tells the roles of types")
struct TypeRolesTests {
  @Test
  func `Protocols are called after their part of a scene, and so is who conforms to them`() throws {
    let told = try told([
      "Home.swift": """
      protocol HomeInteractable: AnyObject {}
      protocol HomePresentable: AnyObject {}
      protocol HomeViewControllable: AnyObject {}
      final class HomeInteractor: HomeInteractable {}
      final class Home: HomeInteractable {}
      protocol ListInteractorInput {}
      protocol ListModuleInput {}
      protocol ListViewInput {}
      // Nobody's scene: whatever can be presented.
      protocol NotePresentable {}
      struct Note: NotePresentable {}
      """
    ])
    #expect(told["HomeInteractable"] == "interactor: name ends in Interactable")
    #expect(told["HomePresentable"] == "presenter: name ends in Presentable")
    #expect(told["HomeViewControllable"] == "view: name ends in ViewControllable")
    #expect(told["Home"] == "interactor: conforms to HomeInteractable")
    #expect(told["ListInteractorInput"] == "interactor: name ends in InteractorInput")
    #expect(told["ListModuleInput"] == "presenter: name ends in ModuleInput")
    #expect(told["ListViewInput"] == "view: name ends in ViewInput")
    #expect(told["NotePresentable"] == nil)
    #expect(told["Note"] == nil)
  }

  @Test func `An output is its part's own, a presenter's, or where answers go`() throws {
    let told = try told([
      "List.swift": """
      protocol ListViewModelInput {}
      protocol ListViewModelOutput {}
      final class DefaultListViewModel: ListViewModelInput, ListViewModelOutput {
        struct Output {}
      }
      protocol ListViewOutput: AnyObject {}
      protocol ListInteractorOutput: AnyObject {}
      final class ListPresenter: ListViewOutput, ListInteractorOutput {}
      protocol FormViewModelOutput: AnyObject {}
      final class FormCoordinator: FormViewModelOutput {}
      """
    ])
    #expect(told["ListViewModelOutput"] == "view model: DefaultListViewModel conforms to it")
    #expect(told["ListViewModelInput"] == "view model: name ends in ViewModelInput")
    #expect(told["DefaultListViewModel.Output"] == "view model: name ends in ViewModel")
    #expect(told["ListViewOutput"] == "presenter: ListPresenter conforms to it")
    #expect(told["ListInteractorOutput"] == "delegate: name ends in Output")
    #expect(told["FormViewModelOutput"] == "delegate: name ends in Output")
  }

  @Test func `A protocol that only its class is called after has no role`() throws {
    let told = try told([
      "List.swift": """
      protocol ListReading {}
      final class ListModel: ListReading {}
      protocol ListPresentation {}
      final class ListPresenter: ListPresentation {}
      """
    ])
    #expect(told["ListReading"] == nil)
    #expect(told["ListPresentation"] == "presenter: name ends in Presentation")
  }

  @Test func `A factory or container is a builder if it knows what a scene is made of`() throws {
    let told = try told([
      "Make.swift": """
      struct NoteQueryFactory { func query() -> String { "" } }
      final class NoteView {}
      struct SceneFactory { func make() -> NoteView { NoteView() } }
      protocol PresenterFactory {}
      protocol SceneMakingFactory {}
      extension SceneFactory: SceneMakingFactory {}
      struct TextContainer { let text: String }
      struct NoteBuilder {}
      """
    ])
    #expect(told["NoteQueryFactory"] == nil)
    #expect(told["TextContainer"] == nil)
    #expect(told["SceneFactory"] == "builder: name ends in Factory")
    #expect(told["PresenterFactory"] == "builder: name ends in Factory")
    #expect(told["SceneMakingFactory"] == "builder: name ends in Factory")
    #expect(told["NoteBuilder"] == "builder: name ends in Builder")
  }

  @Test func `What views observe is their view model, unless all of an app may`() throws {
    let told = try told([
      "App.swift": """
      protocol ObservableObject: AnyObject {}
      protocol View {}
      @propertyWrapper struct StateObject<Value> { var wrappedValue: Value }
      @propertyWrapper struct EnvironmentObject<Value> { var wrappedValue: Value }
      final class Search: ObservableObject {}
      final class Session: ObservableObject {}
      final class ImageLoader: ObservableObject {}
      final class Plain {}
      struct Home: View {
        @StateObject var search = Search()
        @StateObject var session = Session()
        @StateObject var loader = ImageLoader()
        @StateObject var plain = Plain()
        enum Mode {}
      }
      struct Row: View { @EnvironmentObject var session: Session }
      struct Box<Content: View> {}
      """
    ])
    #expect(told["Home"] == "view: SwiftUI View")
    #expect(told["Search"] == "view model: Home keeps it as @StateObject")
    #expect(told["Session"] == nil)
    #expect(told["ImageLoader"] == nil)
    #expect(told["Plain"] == nil)
    #expect(told["Home.Mode"] == nil)
    // What its content has to be, it is not.
    #expect(told["Box"] == nil)
  }

  @Test func `A folder tells of what is one itself, and not of what helps it`() throws {
    let told = try told([
      "Models/User.swift": """
      struct User { enum Kind {} }
      enum LoadError: Error {}
      protocol Named {}
      """,
      "Presenters/Home.swift": "final class Home {}\nstruct HomeText {}\n",
      "Services/Cloud.swift": "final class Cloud {}\n",
      "Services/Utils/Task.swift": "final class CloudTask {}\n",
      "List/Presenter/Sorting.swift": "final class Sorting {}\n",
      "List/View/Models/Badge.swift": "struct Badge {}\n",
      "ViewModels/Models/Draft.swift": "struct Draft {}\n",
      "Views/Painter.swift": "final class Painter {}\n",
    ])
    #expect(told["User"] == "entity: folder Models")
    #expect(told["User.Kind"] == "entity: folder Models")
    #expect(told["Home"] == "presenter: folder Presenters")
    #expect(told["Cloud"] == "service: folder Services")
    for name in ["LoadError", "Named", "HomeText", "CloudTask", "Sorting", "Badge", "Draft"] {
      #expect(told[name] == nil, "\(name)")
    }
    #expect(told["Painter"] == nil)
  }

  @Test func `A value that is decoded, or handed from a service to a scene, is an entity`() throws {
    let told = try told([
      "App.swift": """
      struct Article: Decodable { let title: String; let author: Author }
      struct Author: Decodable { let name: String }
      struct ArticleResponse: Decodable { let all: [Article] }
      struct User { let name: String }
      struct UserRequest { let id: Int }
      struct UserRow { let text: String }
      enum Order { case name }
      struct Clerk { func tidy() {} }
      final class UserService {
        func users(_ request: UserRequest, by order: Order, _ clerk: Clerk) -> [User] { [] }
        func articles() async -> [Article] { [] }
        func response() -> ArticleResponse? { nil }
      }
      final class UserPresenter {
        let service = UserService()
        func show(_ order: Order) -> [UserRow] {
          service.users(UserRequest(id: 1), by: order, Clerk()).map { UserRow(text: text($0)) }
        }
        func text(_ user: User) -> String { user.name }
      }
      """
    ])
    #expect(told["Article"] == "entity: Codable, and UserService names it")
    #expect(told["Author"] == "entity: Codable, and Article names it")
    #expect(told["User"] == "entity: UserService and UserPresenter name it")
    for name in ["ArticleResponse", "UserRequest", "UserRow", "Order", "Clerk"] {
      #expect(told[name] == nil, "\(name)")
    }
  }

  @Test func `A name wins over all, and a team over names`() throws {
    let texts: KeyValuePairs = [
      "Models/Note.swift": "final class NoteStore {}\nstruct Note {}\nstruct Memo {}\n"
    ]
    #expect(try told(texts)["NoteStore"] == "store: name ends in Store")
    let told = try told(
      texts,
      [
        .init(match: .type("Note"), role: .other), .init(match: .suffix("Store"), role: .service),
        .init(match: .path("App/Models/**"), role: .state),
      ])
    #expect(told["Note"] == "other: .compare.json: type Note")
    #expect(told["NoteStore"] == "service: .compare.json: suffix Store")
    #expect(told["Memo"] == "state: .compare.json: path App/Models/**")
  }

  /// `role: why` of each type of a module `App`; nothing of those without a role.
  private func told(
    _ files: KeyValuePairs<String, String>, _ entries: [RoleEntry] = []
  ) throws -> [String: String] {
    let indexed = try IndexedSources(["App": files])
    let roles = TypeRoles(
      RoleTable(entries, in: indexed.root), indexed.analysis, in: [indexed.root])
    return Dictionary(
      uniqueKeysWithValues: roles.assigned.map { symbol, assigned in
        let name = indexed.analysis.graph.types[symbol]?.name ?? ""
        return (name, "\(assigned.role.rawValue): \(assigned.evidence.words)")
      })
  }
}
