import Foundation
import ProgramSupport
import Testing

@testable import compare

/// Rules on code for SwiftUI and The Composable Architecture, which aren't here.
@Suite("Rules for SwiftUI and The Composable Architecture")
struct SwiftUIRulesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The findings' rules, with the place and both types.
  private func findings(_ pattern: String) -> [String] {
    let words = ["check", "--sources", "App", "--pattern", pattern, "--allow-partial"]
    let line = #/App\/(\S+?:\d+):\d+: warning: \[\w+\.([^\]]+)\] [^:]*: ([^.]*(?:\.\w+)*)\. /#
    return run(words, in: folder.path).output.matches(of: line)
      .map { "\($0.1) \($0.2): \($0.3)" }
  }

  private func role(of type: String) -> String {
    let rows = run(["roles", "--sources", "App"], in: folder.path).output.split(separator: "\n")
    let row = rows.first { $0.contains(" \(type) ") }.map(String.init) ?? ""
    return row.trimmingCharacters(in: .whitespaces).components(separatedBy: "  ")[0]
  }

  @Test func `An effect isn't the reducer, and a dependency is only declared there`() throws {
    try folder.write(
      """
      import ComposableArchitecture
      struct NoteClient { var load: () async -> [Int]; var count: () -> Int; struct Answer {} }
      extension DependencyValues { var notes: NoteClient { fatalError() } }
      @Reducer struct Lists {
        struct State { var count = 0 }
        enum Action { case appeared, loaded(Int), answered(NoteClient.Answer) }
        @Dependency(\\.notes) var notes
        var task: Task<Void, Never>?
        let update: () async -> Void
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .appeared:
              task?.cancel()
              return .run { send in
                try await Task.sleep(for: .seconds(1))
                await send(.loaded(notes.load().count))
              }
            case .loaded:
              state.count = notes.count()
              notes.count()
              return .none
            case .answered: return .none
            }
          }
        }
        private func refresh() async { _ = await notes.load() }
      }
      """, to: "App/Lists.swift")
    #expect(findings("mvi") == ["Lists.swift:21 reducer-knows-model: Lists → NoteClient"])
  }

  @Test func `A reducer may use an object that it makes on the spot`() throws {
    try folder.write(
      """
      final class Shortener { func short(_ text: String) -> String { text } }
      final class Cache { static let shared = Cache(); func add(_ text: String) {} }
      struct ListReducer {
        private let kept = Shortener()
        func reduce(_ text: String) { Cache.shared.add(text) }
      }
      struct NoteReducer {
        func reduce(_ text: String) -> String {
          let shortener = Shortener()
          return shortener.short(text)
        }
      }
      struct ListState {}
      """, to: "App/Lists.swift")
    #expect(
      findings("mvi") == [
        "Lists.swift:4 reducer-uses-class: ListReducer → Shortener",
        "Lists.swift:5 reducer-uses-class: ListReducer → Cache",
      ])
  }

  @Test func `A function may set a state that it borrows or makes`() throws {
    try folder.write(
      """
      struct FormState { var title = "", draft = Draft() }
      struct Draft { var text = "" }
      enum Finalizer { static func finish(_ state: inout FormState) { state.title = "a" } }
      struct Snapshot {
        var made: FormState { var state = FormState(); state.title = "b"; return state }
      }
      final class FormView { var state = FormState(); func typed() { state.title = "c" } }
      struct FormReducer {}
      """, to: "App/Form.swift")
    #expect(
      findings("mvi") == ["Form.swift:7 state-set-outside-reducer: FormView → FormState"])
  }

  @Test func `A state and its action count as one in a cycle`() throws {
    try folder.write(
      """
      import ComposableArchitecture
      struct ListState { var text: Text<ListAction>? }
      enum ListAction { case set(ListState) }
      struct PageState { var alert: AlertState<AlertAction>? }
      enum AlertAction { case done(PageState) }
      struct MenuState { var action: OpenAction? }
      enum OpenAction { case open(MenuState) }
      @Reducer struct Lists { func reduce(_ a: ListState, _ b: PageState, _ c: MenuState) {} }
      """, to: "App/List.swift")
    try folder.write(
      "extension Lists { func reduce(_: ListAction, _: AlertAction, _: OpenAction) {} }",
      to: "App/Actions.swift")
    #expect(findings("mvi") == ["List.swift:6 role-cycle: MenuState → OpenAction → MenuState"])
  }

  @Test func `A reducer may use loggers, validators and formatters`() throws {
    try folder.write(
      """
      import ComposableArchitecture
      import Foundation
      struct NoteLogger: DependencyKey { var log: (String) -> Void }
      final class Validator: DependencyKey { func isValid(_ text: String) -> Bool { text != "" } }
      final class Saver: DependencyKey {
        func save(_ text: String) -> Bool { UserDefaults.standard.bool(forKey: text) }
      }
      enum NoteStorage { static func text(_ notes: [String]) -> Data? { try? JSONEncoder().encode(notes) } }
      extension DateFormatter { static let short = DateFormatter() }
      @Reducer struct Lists {
        struct State { var text = "" }
        @Dependency(NoteLogger.self) var logger
        @Dependency(Validator.self) var validator
        @Dependency(Saver.self) var saver
        func reduce(_ state: State) {
          logger.log("a")
          _ = NoteStorage.text([DateFormatter.short.string(from: state.date)])
          Validator().isValid(state.text)
          Saver().save(state.text)
        }
      }
      """, to: "App/Lists.swift")
    #expect(role(of: "NoteLogger") == "—")
    #expect(role(of: "Validator") == "formatter")
    #expect(role(of: "NoteStorage") == "formatter")
    #expect(findings("mvi") == ["Lists.swift:19 reducer-knows-model: Lists → Saver"])
  }

  @Test func `A factory of views is a builder, and a view's observed Model is a view model`() throws
  {
    try folder.write(
      """
      import ComposableArchitecture
      import SwiftUI
      protocol ThemeProvidable { func makeTheme() -> AnyView; func sheet(_ id: Int) -> AnyView }
      protocol NameProvidable { func name(_ id: Int) async -> String }
      extension DependencyValues {
        var themes: any ThemeProvidable { fatalError() }
        var names: any NameProvidable { fatalError() }
      }
      struct CoverView: View {
        let model: Model
        var body: some View { Text(model.title) }
        @Observable class Model { var title = "" }
      }
      final class BigCoverViewModel: CoverView.Model {}
      final class PageViewModel { let cover = CoverView.Model() }
      """, to: "App/Cover.swift")
    #expect(role(of: "ThemeProvidable") == "builder")
    #expect(role(of: "NameProvidable") == "service")
    #expect(role(of: "CoverView.Model") == "view model")
    #expect(findings("mvvm") == [])
  }

  @Test func `Not everything with the ending of a view or an intent is one`() throws {
    try folder.write(
      """
      import AppIntents
      protocol TrackedScreen { var trackedName: String { get } }
      protocol ListScreen { func show(_ titles: [String]) }
      struct MergedCell: Equatable { let column: Int }
      struct NoteCell { let title: String }
      struct AddIntent: AppIntent { func perform() async {} }
      enum AddNoteIntent { case add }
      """, to: "App/Names.swift")
    #expect(role(of: "TrackedScreen") == "—")
    #expect(role(of: "ListScreen") == "view")
    #expect(role(of: "MergedCell") == "—")
    #expect(role(of: "NoteCell") == "view")
    #expect(role(of: "AddIntent") == "—")
    #expect(role(of: "AddNoteIntent") == "intent")
  }

  @Test func `Task begins something only where it is made`() throws {
    try folder.write(
      """
      struct ListReducer {
        var running: Task<Void, Never>?
        func stop() { running?.cancel() }
        func reduce() { _ = Task { () } }
      }
      struct ListState {}
      """, to: "App/Lists.swift")
    #expect(findings("mvi") == ["Lists.swift:4 reducer-reads-clock: ListReducer → Task"])
  }

  @Test func `A client's answer isn't a client, and a theme isn't an entity`() throws {
    try folder.write(
      """
      import SwiftUI
      final class NoteClient { struct Answer {}; final class Session {} }
      """, to: "App/Client.swift")
    try folder.write("struct NightTheme { let size: Int }\n", to: "App/Models/Theme.swift")
    #expect(role(of: "NoteClient") == "service")
    #expect(role(of: "NoteClient.Session") == "service")
    #expect(role(of: "NoteClient.Answer") == "—")
    #expect(role(of: "NightTheme") == "—")
  }

  @Test func `A representable and its coordinator are one view`() throws {
    try folder.write(
      """
      import SwiftUI
      struct TextArea: UIViewRepresentable {
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject {
          let parent: TextArea
          init(_ parent: TextArea) { self.parent = parent }
        }
      }
      """, to: "App/TextArea.swift")
    #expect(role(of: "TextArea.Coordinator") == "view")
    #expect(findings("mvvm") == [])
  }

  @Test func `A representable's coordinator may stand beside it`() throws {
    try folder.write(
      """
      import SwiftUI
      struct TextArea: UIViewRepresentable {
        func makeCoordinator() -> TextAreaCoordinator { TextAreaCoordinator(self) }
      }
      final class TextAreaCoordinator: NSObject {
        let parent: TextArea
        init(_ parent: TextArea) { self.parent = parent }
      }
      final class AppCoordinator { func start() -> TextArea { TextArea() } }
      """, to: "App/TextArea.swift")
    #expect(role(of: "TextAreaCoordinator") == "view")
    #expect(role(of: "AppCoordinator") == "coordinator")
    #expect(findings("mvvm") == [])
  }

  @Test func `A store that views observe is their view model`() throws {
    try folder.write(
      """
      import SwiftUI
      final class EditorStore: ObservableObject {}
      final class NoteStore: ObservableObject { func load() {} }
      @Observable final class ListModel {}
      struct ListView: View {
        @ObservedObject var own: Model
        @Bindable var list: ListModel
        var body: some View { Text("") }
        class Model: ObservableObject {}
      }
      struct EditorView: View {
        @StateObject var editor = EditorStore()
        @EnvironmentObject var notes: NoteStore
        var body: some View { Text("").onAppear { notes.load() } }
      }
      """, to: "App/Editor.swift")
    #expect(role(of: "EditorStore") == "view model")
    #expect(role(of: "ListModel") == "view model")
    #expect(role(of: "ListView.Model") == "view model")
    #expect(role(of: "NoteStore") == "store")
    #expect(findings("mvvm") == ["Editor.swift:13 view-knows-model: EditorView → NoteStore"])
  }

  @Test func `A type without a role shows what is read from it, and hides the rest`() throws {
    try folder.write(
      """
      import SwiftUI
      struct NoteStore { func count() -> Int { UserDefaults.standard.integer(forKey: "n") } }
      struct Filters {
        let store = NoteStore()
        var isEmpty: Bool { store.count() == 0 }
      }
      final class ListViewModel: ObservableObject { @Published var filters = Filters() }
      struct DrawerView: View {
        @ObservedObject var list: ListViewModel
        var body: some View { if list.filters.isEmpty { Text("") } }
      }
      struct CountView: View {
        @ObservedObject var list: ListViewModel
        var body: some View {
          Text("\\(list.filters.store.count())")
        }
      }
      """, to: "App/List.swift")
    #expect(findings("mvvm") == ["List.swift:15 view-knows-model: CountView → NoteStore"])
  }

  @Test func `In a cycle, nested types belong to the outermost type`() throws {
    try folder.write(
      """
      import SwiftUI
      final class EditorViewModel: ObservableObject {
        enum Action { case done(EditorViewModel), other }
        func send(_ action: Action) {}
      }
      enum NoteStore { static func load() {} }
      extension NoteStore { struct NoteModel { var policy: PolicyModel { PolicyModel() } } }
      struct PolicyModel { func allows(_ note: NoteStore.NoteModel) -> Bool { true } }
      """, to: "App/Editor.swift")
    #expect(findings("mvvm") == [])
  }

  @Test func `Cycles that only share a type are not one`() throws {
    try folder.write(
      """
      final class ListRouter { weak var server: Server? }
      final class Server { let objects = Objects(); let provider = TokenProvider() }
      struct Objects { var router = ListRouter() }
      final class TokenProvider { weak var server: Server? }
      """, to: "App/Server.swift")
    #expect(findings("mvvm") == [])
  }

  @Test func `An owner may keep a delegate that it creates`() throws {
    try folder.write(
      """
      import AVFoundation
      actor Recorder {
        var delegate: Delegate?
        func start() { delegate = Delegate() }
      }
      final class Delegate: NSObject {}
      actor Player { var delegate: Delegate? }
      final class Mixer { let delegate: Delegate; init() { self.delegate = .init() } }
      """, to: "App/Recorder.swift")
    #expect(findings("mvi") == ["Recorder.swift:7 strong-delegate: Player → Delegate"])
  }

  @Test func `A view draws the values in a state, and leaves services and objects alone`() throws {
    try folder.write(
      """
      import SwiftUI
      struct NoteEntity { let title = "" }
      final class DraftModel { var title = "" }
      struct NoteClient { let load: () -> [NoteEntity] }
      struct NoteView: View {
        let note: NoteEntity
        let draft: DraftModel
        let client: NoteClient
        var body: some View { Text(note.title).onAppear { draft.title = client.load()[0].title } }
      }
      """, to: "App/Note.swift")
    #expect(
      findings("mvi") == [
        "Note.swift:7 view-knows-model: NoteView → DraftModel",
        "Note.swift:8 view-knows-model: NoteView → NoteClient",
      ])
  }

  @Test func `A SwiftUI view may draw a value that knows no store`() throws {
    try folder.write(
      """
      import SwiftUI
      struct NoteEntity { let title = "" }
      struct DraftEntity { func save(in store: NoteStore) {} }
      final class PageModel { let title = ""; func open() {} }
      final class NoteStore { func save() {} }
      struct NoteView: View {
        let note: NoteEntity
        let draft: DraftEntity
        let page: PageModel
        let store: NoteStore
        var body: some View { Text(note.title).onAppear { page.open(); store.save() } }
      }
      final class OldNoteView: UIView { var note = NoteEntity() }
      """, to: "App/Note.swift")
    #expect(
      findings("mvvm") == [
        "Note.swift:8 view-knows-model: NoteView → DraftEntity",
        "Note.swift:9 view-knows-model: NoteView → PageModel",
        "Note.swift:10 view-knows-model: NoteView → NoteStore",
        "Note.swift:13 view-knows-model: OldNoteView → NoteEntity",
      ])
  }

  @Test func `A wrapper's key path is one finding`() throws {
    try folder.write(
      """
      import SwiftUI
      final class AppModel { var general = GeneralModel() }
      final class GeneralModel { var size = 1 }
      @propertyWrapper struct Setting<Value> {
        init(_ path: KeyPath<AppModel, Value>) {}
        var wrappedValue: Value { fatalError() }
      }
      struct NoteView: View {
        @Setting(\\.general.size) var size
        var body: some View { Text("").onAppear { size.round() } }
      }
      """, to: "App/Note.swift")
    #expect(findings("mvvm") == ["Note.swift:9 view-knows-model: NoteView → AppModel"])
  }

  @Test func `A router's static function that assembles a scene knows all of it`() throws {
    try folder.write(
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
      """, to: "App/List.swift")
    #expect(
      findings("viper").filter { $0.contains("router-knows") } == [
        "List.swift:11 router-knows-interactor: ListRouter → ListInteractor"
      ])
  }
}
