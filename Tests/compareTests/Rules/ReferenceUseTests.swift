import Testing

/// What counts as a reference that breaks a rule, and how much it weighs.
@Suite("Uses of what a rule forbids")
struct ReferenceUseTests {
  private let app: SourcesRules

  init() throws { app = try SourcesRules() }

  @Test func `A view acts on an object where it calls what may change it, or sets it`() throws {
    try app.write(
      """
      import SwiftUI
      struct NoteEntity: Codable { var title = "" }
      final class DraftModel: Codable { var title = "" }
      final class NoteStore {
        static let limit = 3
        var count = 0
        func note(_ id: Int) -> NoteEntity { NoteEntity() }
        func save() {}
        func load() async -> Int { 0 }
      }
      struct NoteClient { let load: () async -> Int; let title: () -> String }
      struct HoldingView: View {
        let note: NoteEntity
        let store: NoteStore
        let client: NoteClient
        var body: some View { Text(store.note(store.count + NoteStore.limit).title + client.title()) }
      }
      struct CallingView: View {
        let store: NoteStore
        var body: some View { Text("").onTapGesture { store.save() } }
      }
      struct PassingView: View {
        let store: NoteStore
        var body: some View { Button("", action: (self.store).save) }
      }
      struct WaitingView: View {
        let store: NoteStore
        let client: NoteClient
        var body: some View {
          Text("").task { _ = await store.load() }.task { _ = await client.load() }
        }
      }
      struct SettingView: View {
        let draft: DraftModel
        var body: some View { Text("").onTapGesture { draft.title = "" } }
      }
      struct FetchingView: View {
        @Query var drafts: [DraftModel]
        var body: some View { Text("") }
      }
      """)
    for pattern in ["mvvm", "mvi"] {
      #expect(
        app.findings(pattern) == [
          "20 view-knows-model: CallingView → NoteStore",
          "24 view-knows-model: PassingView → NoteStore",
          "30 view-knows-model: WaitingView → NoteClient",
          "30 view-knows-model: WaitingView → NoteStore",
          "35 view-knows-model: SettingView → DraftModel",
          "38 view-knows-model: FetchingView → DraftModel",
        ])
      #expect(app.findings(pattern, of: "note") == [])
    }
  }

  @Test func `Spelling turns no verdict`() throws {
    for store in [
      "NoteStore()", "NoteStore.init()", "(NoteStore())", "\n      NoteStore()",
      "/* made here */ NoteStore()", "NoteStore(\n      )",
    ] {
      try app.write(
        """
        import SwiftUI
        final class NoteStore { func save() {} }
        struct NoteView: View {
          let store = \(store)
          var body: some View { Text("") }
        }
        struct RowView: View {
          let store: NoteStore = \(store.replacing("NoteStore(", with: ".init(").replacing("NoteStore.", with: "."))
          var body: some View { Text("") }
        }
        """)
      #expect(app.findings("mvvm") == [], "\(store)")
      #expect(app.findings("mvvm", of: "note") == [], "\(store)")
      #expect(app.findings("mvp").count == 2, "\(store)")
    }
  }

  @Test func `A metatype, a constant and a qualifier are notes, and none for a view model`() throws
  {
    try app.write(
      """
      import SwiftUI
      struct NoteView: View { static let height = 3.0; var body: some View { Text("") } }
      func log(_ type: Any.Type) {}
      final class NoteViewModel { func load() { log(NoteView.self); _ = NoteView.height } }
      final class PageViewModel { func load() { log(NoteView.self); _ = NoteView() } }
      struct ListInteractor { func log() { App.log(ListPresenter.self) } }
      final class ListPresenter {}
      struct ListEntity: Codable {}
      """)
    #expect(app.findings("mvvm") == ["5 view-model-knows-view: PageViewModel → NoteView"])
    #expect(app.findings("viper") == [])
    #expect(
      app.findings("viper", of: "note") == [
        "6 interactor-knows-presenter: ListInteractor → ListPresenter"
      ])
  }

  @Test func `What a view has for all its objects is no view, unless it is one`() throws {
    try app.write(
      """
      import UIKit
      protocol Named { static var name: String { get } }
      final class Cache {}
      final class NoteView: UIView, Named {
        static let inset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        static let gap: UIOffset = .zero
        static var id: String { String(describing: self) }
        static let label = UILabel()
        static let cache = Cache()
        static var count = 0
        static var shown: Int { count }
      }
      final class InsetViewModel { let inset = NoteView.inset }
      final class GapViewModel { let gap = NoteView.gap }
      final class IDViewModel { let id = NoteView.id }
      final class NameViewModel { let name = NoteView.name }
      final class LabelViewModel { let label = NoteView.label }
      final class CacheViewModel { let cache = NoteView.cache }
      final class CountViewModel { let count = NoteView.count }
      final class ShownViewModel { let count = NoteView.shown }
      """)
    let found = ["17 Label", "18 Cache", "19 Count", "20 Shown"].map { view in
      view.replacing(" ", with: " view-model-knows-view: ") + "ViewModel → NoteView"
    }
    #expect(app.findings("mvvm") == found)
    #expect(app.findings("mvvm", of: "note") == [])
  }

  @Test func `A cycle that a constant or a metatype closes is a note`() throws {
    try app.write(
      """
      import UIKit
      final class NoteView: UIView {
        static let height = 3.0
        func show(_ viewModel: NoteViewModel) {}
      }
      final class NoteViewModel { let height = NoteView.height }
      """)
    #expect(app.findings("mvvm") == [])
    #expect(
      app.findings("mvvm", of: "note") == ["4 role-cycle: NoteView → NoteViewModel → NoteView"])
  }

  @Test func `An owner may keep what refers back to it weakly`() throws {
    let wireframe = """
      import UIKit
      protocol ListPresenterInterface: AnyObject {}
      final class ListWireframe { var presenter: ListPresenterInterface? }
      final class ListPresenter: ListPresenterInterface { %var wireframe: ListWireframe? }
      struct ListInteractor {}
      final class ListView: UIView {}
      """
    try app.write(wireframe.replacing("%", with: "weak "))
    #expect(app.findings("viper", of: "note") == [])
    try app.write(wireframe.replacing("%var wireframe: ListWireframe?", with: ""))
    let note = "3 strong-back-reference: ListWireframe → ListPresenterInterface"
    #expect(app.findings("viper", of: "note") == [note])
    try app.write(wireframe.replacing("%", with: ""))
    #expect(app.findings("viper").contains { $0.hasPrefix("3 strong-back-reference") })
  }

  @Test func `What represents a view controller may know it`() throws {
    try app.write(
      """
      import SwiftUI
      final class EditorViewController: UIViewController {}
      struct EditorView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> EditorViewController { .init() }
      }
      struct ListView: View {
        let editor: EditorViewController
        var body: some View { EditorView() }
      }
      """)
    #expect(app.findings("mvc") == ["7 view-knows-controller: ListView → EditorViewController"])
  }

  @Test func `A role by folder alone gives notes`() throws {
    try app.write(
      "import Foundation\nfinal class Cloud { func save() {} }", to: "Services/Cloud.swift")
    try app.write(
      """
      import SwiftUI
      struct NoteView: View {
        let cloud: Cloud
        var body: some View { Text("").onTapGesture { cloud.save() } }
      }
      """)
    #expect(app.findings("mvvm") == [])
    #expect(app.findings("mvvm", of: "note") == ["4 view-knows-model: NoteView → Cloud"])
  }

  @Test func `A team that names the rule means every reference`() throws {
    try app.write(
      """
      import SwiftUI
      final class NoteService { func load() async {} }
      struct ListView: View {
        let service = NoteService()
        var body: some View { Text("") }
      }
      """)
    try app.write(
      #"{ "rules": [{ "rule": "mvvm.view-knows-model", "severity": "warning" }] }"#,
      to: ".compare.json")
    #expect(app.findings("mvvm") == ["4 view-knows-model: ListView → NoteService"])
  }

  @Test func `What a preview shows isn't judged`() throws {
    try app.write(
      """
      import SwiftUI
      final class NoteStore { func save() {} }
      struct NoteView: View { var body: some View { Text("") } }
      struct NoteView_Previews: PreviewProvider {
        struct ShownView: View { var body: some View { Text("").onTapGesture { NoteStore().save() } } }
        static var previews: some View { ShownView() }
      }
      """)
    #expect(app.findings("mvvm") == [])
  }

  @Test func `A type without a role shows what is read from it, and hides the rest`() throws {
    try app.write(
      """
      final class NoteStore { func count() -> Int { 0 } }
      struct Filters { let store = NoteStore(); var isEmpty: Bool { store.count() == 0 } }
      final class DrawerView { var filters = Filters(); func draw() -> Bool { filters.isEmpty } }
      final class CountView { var filters = Filters(); func draw() { _ = filters.store } }
      """)
    #expect(app.findings("mvp") == ["4 view-knows-model: CountView → Filters → NoteStore"])
  }

  @Test func `An alias in a type is a reference to what it stands for`() throws {
    try app.write(
      """
      final class NoteStore { typealias Cache = NoteService; enum Kind { case own } }
      final class NoteService { func load() async {} }
      final class NoteView {
        var kind: NoteStore.Kind?
        var cache: NoteStore.Cache?
      }
      """)
    #expect(app.findings("mvp") == ["5 view-knows-model: NoteView → NoteService"])
  }

  @Test func `A generic parameter isn't the type of its name`() throws {
    try app.write(
      """
      import SwiftUI
      final class ContentStore {}
      final class HostController<ContentStore: View>: UIHostingController<ContentStore> {}
      final class PageController: UIHostingController<ContentStore> {}
      """)
    #expect(app.findings("mvp") == ["4 view-knows-model: PageController → ContentStore"])
  }

  @Test func `A router's static function that assembles a scene knows all of it`() throws {
    try app.write(
      """
      final class ListView { var presenter: ListPresenter? }
      final class ListPresenter { var interactor: ListInteractor? }
      final class ListInteractor {}
      final class ListRouter {
        static func createModule() -> ListView {
          let view = ListView()
          view.presenter = ListPresenter()
          view.presenter?.interactor = ListInteractor()
          return view
        }
        func show(_ interactor: ListInteractor) {}
      }
      """)
    #expect(
      app.findings("viper").filter { $0.contains("router-knows") } == [
        "11 router-knows-interactor: ListRouter → ListInteractor"
      ])
  }

  @Test func `Who calls a static function that assembles a scene knows its builder`() throws {
    try app.write(
      """
      struct NoteEntity: Codable {}
      protocol ListRouterProtocol {
        static func makeScene(_ note: NoteEntity) -> ListView
        func open(_ note: NoteEntity)
      }
      final class ListView {}
      final class ListRouter: ListRouterProtocol {
        static func makeScene(_ note: NoteEntity) -> ListView { ListView() }
        func open(_ note: NoteEntity) {}
      }
      final class TabView {
        let first = ListRouter.makeScene(NoteEntity())
        func pressed(_ router: ListRouter) {}
      }
      """)
    #expect(
      app.findings("viper").filter { $0.contains("router") } == [
        "4 router-knows-model: ListRouterProtocol → NoteEntity",
        "13 view-knows-router: TabView → ListRouter",
      ])
  }

  @Test func `A selector only names`() throws {
    try app.write(
      """
      import UIKit
      final class ListViewController: UIViewController { @objc func pressed() {} }
      final class ListView: UIView {
        func send() { UIApplication.shared.sendAction(#selector(ListViewController.pressed)) }
      }
      """)
    #expect(app.findings("mvc") == [])
    #expect(
      app.findings("mvc", of: "note") == [
        "4 view-knows-controller: ListView → ListViewController"
      ])
  }

  @Test func `A VIPER presenter may hand entities on, and works on none`() throws {
    try app.write(
      """
      struct NoteEntity: Codable { let title: String }
      final class NoteStore { func clear() {} }
      final class ListView {}
      final class ListPresenter {
        func show(_ notes: [NoteEntity]) -> [String] { notes.map(\\.title) }
        func cleared(_ store: NoteStore) { store.clear() }
      }
      """)
    #expect(app.findings("viper") == ["6 presenter-knows-model: ListPresenter → NoteStore"])
  }

  @Test func `A function that makes several parts of a scene knows them and what goes into them`()
    throws
  {
    try app.write(
      """
      final class ListViewController { var presenter: ListPresenter?
        func configure() {
          presenter = ListPresenter(ListInteractor(NoteStore()))
        }
        func update(_ interactor: ListInteractor) {}
        func replace() { presenter?.interactor = ListInteractor(NoteStore()) }
      }
      final class ListPresenter { var interactor: ListInteractor
        init(_ interactor: ListInteractor) { self.interactor = interactor }
        func next() { _ = DetailPresenter(DetailInteractor()) }
      }
      final class ListInteractor { init(_ store: NoteStore) {} }
      final class DetailPresenter { init(_ interactor: AnyObject) {} }
      final class DetailInteractor {}
      final class NoteStore {}
      """)
    #expect(
      app.findings("viper").filter { !$0.contains("view-knows-presenter") } == [
        "5 view-knows-interactor: ListViewController → ListInteractor",
        "6 view-knows-model: ListViewController → NoteStore",
        "8 presenter-knows-interactor: ListPresenter → ListInteractor",
        "10 presenter-knows-interactor: ListPresenter → DetailInteractor",
      ])
  }

  @Test func `In a cycle, the model, the views and the loop are one part each`() throws {
    try app.write(
      """
      final class NoteStore { let service = NoteService() }
      final class NoteService { weak var store: NoteStore? }
      final class ListViewController { let list = ListView() }
      final class ListView { weak var owner: ListViewController? }
      struct ListState { var last: ListAction? }
      indirect enum ListAction { case set(ListState) }
      final class ListRouter { let list = ListView(); func show(_ menu: MenuView) {} }
      final class MenuView { weak var router: ListRouter? }
      """)
    #expect(app.findings("mvvm") == ["7 role-cycle: ListRouter → MenuView → ListRouter"])
  }

  @Test func `Nested types belong to the outermost, and cycles that share a type are two`() throws {
    try app.write(
      """
      final class EditorViewModel {
        enum Action { case done(EditorViewModel), other }
        func send(_ action: Action) {}
      }
      final class ListRouter { weak var server: Server? }
      final class Server { let objects = Objects(); let provider = TokenClient() }
      struct Objects { var router = ListRouter() }
      final class TokenClient { weak var server: Server? }
      """)
    #expect(app.findings("mvvm").filter { !$0.contains("Server") } == [])
  }

  @Test func `An extension in the other type's file makes no cycle`() throws {
    let view = "final class ListView { var formatter: ListFormatter? }\n"
    let formatter = "struct ListFormatter { func text() -> String { \"\" } }\n"
    let more = "extension ListFormatter { func draw(_ view: ListView) {} }\n"
    try app.write(view + more, to: "List.swift")
    try app.write(formatter, to: "Formatter.swift")
    #expect(app.findings("mvp") == [])
    try app.write(view, to: "List.swift")
    try app.write(formatter + more, to: "Formatter.swift")
    #expect(app.findings("mvp") == ["2 role-cycle: ListFormatter → ListView → ListFormatter"])
  }

  @Test func `What keeps its owner alive is a warning where properties show it`() throws {
    try app.write(
      """
      protocol ListViewDelegate: AnyObject {}
      final class ListView { var delegate: (any ListViewDelegate)? }
      final class ListPresenter: ListViewDelegate { let view: ListView? = nil }
      protocol PageDelegate: AnyObject {}
      final class PageImporter { var delegate: (any PageDelegate)? }
      final class RowInteractor { var delegate: (any PageDelegate)? }
      final class Recorder { let delegate: RowDelegate; init() { delegate = .init() } }
      final class RowDelegate {}
      protocol ListViewOutput: AnyObject {}
      final class MenuView { var output: (any ListViewOutput)? }
      final class MenuPresenter: MenuDelegate {
        typealias MakeView = () -> MenuCell
        let makeView: MakeView
      }
      protocol MenuDelegate: AnyObject {}
      final class MenuCell: UITableViewCell { let delegate: any MenuDelegate }
      """)
    #expect(
      app.findings("mvp").filter { $0.contains("strong") } == [
        "2 strong-delegate: ListView → ListViewDelegate → ListPresenter → ListView",
        "3 strong-back-reference: ListPresenter → ListView → ListViewDelegate → ListPresenter",
      ])
    #expect(
      app.findings("mvp", of: "note") == ["6 strong-delegate: RowInteractor → PageDelegate"])
  }
}
