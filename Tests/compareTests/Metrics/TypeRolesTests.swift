import Testing

@testable import ArchitectureGraph
@testable import CompareSupport
@testable import SourceRecords

@Suite("Evidence for the roles of types")
struct TypeRolesTests {
  @Test func `What a type is to the compiler decides where its name says nothing`() throws {
    let app = try SourcesRules()
    try app.write(
      """
      import UIKit
      class BaseScreen: UIViewController {}
      final class Home: BaseScreen {}
      final class LoginController: UIViewController, Themed {}
      struct Badge: View { var body: some View { Text("") } }
      final class SwipeCard: SwipeTableViewCell {}
      @Model final class Note {}
      @Reducer struct Counter {}
      struct Settings: Reactor {}
      struct ListState: Themed {}
      final class Plain: Themed {}
      extension Late: View {}
      struct Late {}
      """)
    #expect(
      app.roles() == [
        "BaseScreen": "view controller: is a UIViewController",
        "Home": "view controller: is a UIViewController",
        "LoginController": "view controller: is a UIViewController",
        "Badge": "view: is a View", "SwipeCard": "view: is a SwipeTableViewCell",
        "Note": "entity: has the macro @Model", "Counter": "reducer: has the macro @Reducer",
        "Settings": "view model: is a Reactor", "ListState": "state: name ends in State",
        "Late": "view: is a View",
      ])
  }

  @Test func `A name that contradicts the compiler leaves a role unclear`() throws {
    let app = try SourcesRules()
    try app.write(
      """
      import SwiftUI
      struct TabRouter: View { var body: some View { Text("") } }
      final class NoteStore: ObservableObject {}
      final class HomeViewModel: ObservableObject {}
      final class Session: ObservableObject {}
      struct OpenIntent: AppIntent {}
      struct Note_Previews: PreviewProvider {}
      """)
    #expect(
      app.roles() == [
        "TabRouter": "unclear: view: is a View; router: name ends in Router",
        "NoteStore": "unclear: store: name ends in Store; view model: is a ObservableObject",
        "HomeViewModel": "view model: name ends in ViewModel",
      ])
    try app.write(
      #"{ "roles": [{ "type": "TabRouter", "role": "router" }] }"#, to: ".compare.json")
    #expect(app.roles()["TabRouter"] == "router: .compare.json: type TabRouter")
  }

  @Test func `A type in a test file has no role`() throws {
    let app = try SourcesRules()
    try app.write("import XCTest\nfinal class FakeStore {}\nfinal class NoteView {}")
    #expect(app.roles() == [:])
  }

  @Test func `A package's own protocol is no framework's`() throws {
    let found = try found(["App.swift": "protocol View {}\nstruct Badge: View {}\n"])
    #expect(found == ["View": "view: name ends in View", "Badge": "view: is a View"])
  }

  @Test func `A nested type has only evidence of its own`() throws {
    let found = try found([
      "Models/App.swift": """
      enum Home { final class Presenter {}; struct Item {} }
      final class ListView { struct Model {}; enum Row {}; struct State {}; struct RowView {} }
      final class ListStore { enum Kind {}; struct Client {} }
      """
    ])
    #expect(
      found == [
        "Home.Presenter": "presenter: name ends in Presenter",
        "Home.Item": "entity: folder Models",
        "ListView": "view: name ends in View", "ListView.State": "state: name ends in State",
        "ListView.RowView": "view: name ends in View", "ListStore": "store: name ends in Store",
      ])
  }

  @Test func `A subtype has the role of what it inherits from, unless that is a delegate`() throws {
    let found = try found([
      "App.swift": """
      protocol HomePresentationLogic: AnyObject {}
      final class Home: HomePresentationLogic {}
      protocol Presentable {}
      class BaseStore {}
      final class Notes: BaseStore {}
      protocol NotesOutput {}
      final class Listener: NotesOutput {}
      struct ListOutput {}
      final class NotePresenter: NoteKeepingStore {}
      protocol NoteKeepingStore {}
      final class Both: HomePresentationLogic, NoteKeepingStore {}
      """
    ])
    #expect(
      found == [
        "HomePresentationLogic": "presenter: name ends in PresentationLogic",
        "Home": "presenter: is a HomePresentationLogic",
        "BaseStore": "store: name ends in Store", "Notes": "store: is a BaseStore",
        "NotesOutput": "delegate: name ends in Output",
        "NotePresenter": "presenter: name ends in Presenter",
        "NoteKeepingStore": "store: name ends in Store",
        "Both": "unclear: is a HomePresentationLogic, is a NoteKeepingStore",
      ])
  }

  @Test func `A protocol may be a part's input, and a value of that name is one`() throws {
    let found = try found([
      "App.swift": """
      protocol ListViewModelInput {}
      struct SearchUseCaseInput { let text: String }
      final class ListVM {}
      """
    ])
    #expect(
      found == [
        "ListViewModelInput": "view model: name ends in ViewModel",
        "ListVM": "view model: name ends in VM",
      ])
  }

  @Test func `What has only static members is no part of a scene`() throws {
    let found = try found([
      "App.swift": """
      protocol AlertPresenterProtocol { static func show() }
      final class AlertPresenter: AlertPresenterProtocol { static func show() {} }
      enum Texts { struct ListViewController { static let title = "Notes" } }
      final class NotePresenter: Sendable { static let shared = NotePresenter() }
      extension NotePresenter { func show() {} }
      enum ListReducer { static func reduce() {} }
      """
    ])
    #expect(
      found == [
        "NotePresenter": "presenter: name ends in Presenter",
        "ListReducer": "reducer: name ends in Reducer",
      ])
  }

  @Test func `A folder is evidence for plain types of the package`() throws {
    let found = try found([
      "Models/User.swift": """
      struct User: Codable, Equatable {}
      struct UserHelper {}
      enum UserTexts { static let none = "" }
      enum LoadError: Error {}
      protocol Named {}
      struct Row: Named {}
      """,
      "Services/Cloud.swift": "final class Cloud {}\nstruct Reply {}\n",
      "Services/Utils/Task.swift": "final class CloudTask {}\n",
    ])
    #expect(
      found == [
        "User": "entity: folder Models", "Row": "entity: folder Models",
        "Cloud": "service: folder Services",
      ])
  }

  @Test func `A team's entries come first, those for a place where nothing else says a role`()
    throws
  {
    let found = try found(
      ["Models/Note.swift": "final class NoteStore {}\nstruct Note {}\nstruct MemoView {}\n"],
      [
        .init(match: .type("Note"), role: .other), .init(match: .suffix("Store"), role: .service),
        .init(match: .path("App/Models/**"), role: .state),
      ])
    #expect(
      found == [
        "Note": "other: .compare.json: type Note",
        "NoteStore": "service: .compare.json: suffix Store", "MemoView": "view: name ends in View",
      ])
    let placed = try self.found(
      ["Models/Note.swift": "struct Note {}\n"], [.init(match: .module("App"), role: .state)])
    #expect(placed == ["Note": "state: .compare.json: module App"])
  }

  @Test func `What a library for a pattern makes a part is one, whatever its name`() throws {
    let app = try SourcesRules()
    try app.write("@Reducer struct ListStore { @ObservableState struct Snapshot {} }")
    #expect(
      app.roles() == [
        "ListStore": "reducer: has the macro @Reducer",
        "ListStore.Snapshot": "state: has the macro @ObservableState",
      ])
  }

  @Test func `A view's observable view model is one, and a struct of that name isn't`() throws {
    let app = try SourcesRules()
    try app.write(
      """
      struct ListView: View {}
      extension ListView { final class ViewModel: ObservableObject {} }
      struct NoteView: View { struct ViewModel {} }
      """)
    #expect(
      app.roles() == [
        "ListView": "view: is a View", "NoteView": "view: is a View",
        "ListView.ViewModel": "view model: name ends in ViewModel",
      ])
  }

  @Test func `A controller without any view, and a view that is an NSObject, have no role`() throws
  {
    let app = try SourcesRules()
    try app.write(
      """
      final class PaymentView: NSObject {}
      final class DataController {}
      protocol NoteControlling {}
      final class NoteController: NoteControlling {}
      final class NoteView { let controller: any NoteControlling }
      final class CardController { func show(_ view: NoteView) {} }
      """)
    try app.write("import UIKit\nfinal class PageController {}", to: "Page.swift")
    #expect(
      app.roles() == [
        "NoteController": "controller: name ends in Controller",
        "NoteView": "view: name ends in View",
        "CardController": "controller: name ends in Controller",
        "PageController": "controller: name ends in Controller",
      ])
  }

  @Test func `A model that stores a function is more than its name says`() throws {
    let found = try found([
      "App.swift": """
      struct AlertModel {
        let title: String
        let onClose: (() -> Void)?
      }
      struct NoteModel {
        let title: String
        func title(_ make: (String) -> String) -> String { make(title) }
      }
      final class ListPresenter { var onClose: () -> Void = {} }

      """
    ])
    #expect(
      found == [
        "AlertModel": "unclear: name ends in Model, stores a function",
        "NoteModel": "model: name ends in Model",
        "ListPresenter": "presenter: name ends in Presenter",
      ])
  }

  @Test func `A value that only parts of a scene know is no model, whatever its name`() throws {
    let shown = "other: only parts of a scene use it"
    let found = try found([
      "App.swift": """
      struct RowModel: Hashable {
        let title: String
        func hash(into hasher: inout Hasher) { hasher.combine(title) }
      }
      struct EntryEntity { weak var parent: (any ListDisplayLogic)?; let badge: BadgeModel }
      struct BadgeModel { let count: Int }
      class CellModel {}
      final class ListCellModel: CellModel {}
      final class FileCellModel: CellModel {}
      protocol ListDisplayLogic: AnyObject { func show(_ rows: [RowModel]) }
      enum Sections { case rows([RowModel]) }
      class ListView {
        func show(_ cell: CellModel, _ entry: EntryEntity, _ badge: BadgeModel) {}
        func show(_ list: ListCellModel, _ file: FileCellModel) {}
      }
      final class Rows { let view = ListView(); let first = RowModel(title: "") }
      final class Cloud { var file: FileCellModel? }
      """
    ]).filter { $0.key.hasSuffix("Model") || $0.key.hasSuffix("Entity") }
    #expect(
      found == [
        "RowModel": shown, "EntryEntity": shown, "BadgeModel": shown, "CellModel": shown,
        "ListCellModel": shown, "FileCellModel": "model: name ends in Model",
      ])
  }

  private static let store = "final class NoteStore { var book: BookModel? }"

  @Test(arguments: [
    ("struct NoteModel: Codable {}", "App.swift"),
    ("struct NoteModel {}", "Home/Model/App.swift"),
    ("struct NoteModel { mutating func rename() {} }", "App.swift"),
    ("struct NoteModel {}\nextension NoteModel { func save() {} }", "App.swift"),
    ("struct NoteModel {}\nstruct NoteStore { var note: NoteModel? }", "App.swift"),
    ("struct NoteModel {}\nfinal class Cloud { var note: NoteModel? }", "App.swift"),
    ("struct NoteModel {}\nenum Cloud { static func load() -> NoteModel? { nil } }", "App.swift"),
    ("struct NoteModel {}\nstruct BookModel: Error { let note: NoteModel? }", "App.swift"),
    ("final class NoteModel { let store = NoteStore() }\nstruct NoteStore {}", "App.swift"),
    ("class BookModel {}\nclass NoteModel: BookModel {}\n\(Self.store)", "App.swift"),
  ])
  func `A model that the model's parts know, or that is more than a value, is one`(
    text: String, file: String
  ) throws {
    let view = "final class NoteView { func show(_ note: NoteModel) {} }\n"
    let found = try found(["\(file)": "\(text)\n\(view)"])
    #expect(found["NoteModel"] == "model: name ends in Model")
  }

  @Test func `A view of another module doesn't make a model a row`() throws {
    let indexed = try IndexedSources([
      "Kit": ["Note.swift": "public struct NoteModel {}\n"],
      "App": ["View.swift": "import Kit\nfinal class NoteView { var note: NoteModel? }\n"],
    ])
    let roles = TypeRoles(.standard, indexed.analysis, in: [indexed.root])
    #expect(roles.roles.values.sorted() == [.model, .view])
  }

  @Test func `A router that is a value and leads nowhere has no role`() throws {
    let app = try SourcesRules()
    try app.write(
      """
      protocol RequestRouter { var path: String { get } }
      enum NoteRouter: RequestRouter { case all; var path: String { "notes" } }
      final class NoteService { let next = NoteRouter.all }
      enum TabRouter { case home }
      struct LinkRouter { let tab: TabRouter }
      final class TabPresenter { let router: LinkRouter }
      protocol OpenRouter {}
      final class PlainRouter {}
      """)
    try app.write("import SwiftUI\nstruct PathRouter {}", to: "Path.swift")
    #expect(
      app.roles().filter { $0.key.hasSuffix("Router") } == [
        "TabRouter": "router: name ends in Router", "LinkRouter": "router: name ends in Router",
        "OpenRouter": "router: name ends in Router", "PlainRouter": "router: name ends in Router",
        "PathRouter": "router: name ends in Router",
      ])
  }

  /// `role: evidence` of each type of a module `App`; nothing of those without a role.
  private func found(
    _ files: KeyValuePairs<String, String>, _ entries: [RoleEntry] = []
  ) throws -> [String: String] {
    let indexed = try IndexedSources(["App": files])
    let roles = TypeRoles(
      RoleTable(entries, in: indexed.root), indexed.analysis, in: [indexed.root])
    let unclear = roles.unclear.mapValues { found in
      "unclear: \(found.map(\.evidence.words).joined(separator: ", "))"
    }
    let all = roles.assigned.mapValues { "\($0.role.rawValue): \($0.evidence.words)" }
      .merging(unclear) { first, _ in first }
    return Dictionary(
      uniqueKeysWithValues: all.map { (indexed.analysis.graph.types[$0]?.name ?? "", $1) })
  }
}
