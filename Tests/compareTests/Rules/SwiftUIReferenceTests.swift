import Foundation
import ProgramSupport
import Testing

@testable import compare

/// What counts as a reference of its own in SwiftUI code, and what doesn't.
@Suite("References that rules see in SwiftUI code")
struct SwiftUIReferenceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The findings' rules, with the place and both types.
  private func findings(_ pattern: String) -> [String] {
    let words = ["check", "--sources", "App", "--pattern", pattern, "--allow-partial"]
    let line = #/App\/(\S+?:\d+):\d+: warning: \[\w+\.([^\]]+)\] [^:]*: (.*?)\. /#
    return run(words, in: folder.path).output.matches(of: line)
      .map { "\($0.1) \($0.2): \($0.3)" }
  }

  @Test func `In a cycle, the model is one part, and so are views and their controllers`() throws {
    try folder.write(
      """
      final class NoteStore { let service = NoteService() }
      final class NoteService { weak var store: NoteStore? }
      final class ListViewController { let list = ListView() }
      final class ListView { weak var owner: ListViewController? }
      final class ListRouter { let list = ListView(); func show(_ menu: MenuView) {} }
      final class MenuView { weak var router: ListRouter? }
      """, to: "App/List.swift")
    #expect(findings("mvvm") == ["List.swift:5 role-cycle: ListRouter → MenuView → ListRouter"])
    #expect(
      findings("mvc").filter { $0.contains("role-cycle") } == [
        "List.swift:5 role-cycle: ListRouter → MenuView → ListRouter"
      ])
  }

  @Test func `A router may hand on several services in one value, but not use them`() throws {
    try folder.write(
      """
      protocol NoteStore {}
      protocol CatProvider { func load() async }
      struct SceneService { let notes: any NoteStore; let cats: any CatProvider }
      enum ListBuilder { static func make(_ service: SceneService) {} }
      final class ListRouter {
        let service: SceneService
        init(_ service: SceneService) { self.service = service }
        func show() { ListBuilder.make(service) }
      }
      final class MenuRouter {
        let service: SceneService
        init(_ service: SceneService) { self.service = service }
        func show() { ListBuilder.make(service); _ = service.notes }
      }
      """, to: "App/List.swift")
    #expect(
      findings("viper").filter { $0.contains("router-knows") } == [
        "List.swift:11 router-knows-model: MenuRouter → SceneService"
      ])
  }

  @Test func `A view model owns a delegate that it makes and that refers back weakly`() throws {
    try folder.write(
      """
      protocol PageChanges: AnyObject {}
      final class PageDelegate { weak var changes: (any PageChanges)? }
      final class LineDelegate { var changes: (any PageChanges)? }
      final class PageViewModel: PageChanges {
        private var pages: PageDelegate?
        private var lines: LineDelegate?
        func load() { pages = PageDelegate(); lines = LineDelegate() }
      }
      final class OtherViewModel: PageChanges {
        private let pages: PageDelegate
        init(_ pages: PageDelegate) { self.pages = pages }
      }
      """, to: "App/Page.swift")
    #expect(
      findings("mvvm").filter { $0.contains("strong-back") } == [
        "Page.swift:6 strong-back-reference: "
          + "PageViewModel → LineDelegate → PageChanges → PageViewModel",
        "Page.swift:10 strong-back-reference: OtherViewModel → PageDelegate",
      ])
  }

  @Test func `A class or actor named DataSource isn't a delegate`() throws {
    try folder.write(
      """
      actor LogDataSource {}
      final class PageDataSource {}
      protocol LineDataSource: AnyObject {}
      final class LogViewModel {
        private let logs: LogDataSource
        private let pages: PageDataSource
        private let lines: any LineDataSource
        init(_ pages: PageDataSource, _ lines: any LineDataSource) {
          logs = LogDataSource()
          self.pages = pages
          self.lines = lines
        }
      }
      """, to: "App/Log.swift")
    #expect(
      findings("mvvm") == ["Log.swift:7 strong-back-reference: LogViewModel → LineDataSource"])
  }

  /// The lines of the findings that are only notes.
  private func notes(_ pattern: String) -> [String] {
    let words = ["check", "--sources", "App", "--pattern", pattern, "--allow-partial"]
    return run(words, in: folder.path).output
      .matches(of: #/(\w+\.swift:\d+):\d+: note: \[[^\]]*view-knows-model\]/#).map { String($0.1) }
  }

  @Test func `An object that a view only builds for its view model is a note`() throws {
    try folder.write(
      """
      import SwiftUI
      final class NoteService { func load() async -> [Int] { [] } }
      final class NoteUseCase { init(_ service: NoteService) {} }
      final class ListViewModel: ObservableObject { init(service: NoteService, id: Int) {} }
      struct ListView: View {
        @StateObject var list = ListViewModel(service: NoteService(), id: 1)
        var body: some View { Text("") }
      }
      struct HomeView: View {
        @State var list: ListViewModel?
        var body: some View { Text("") }
        func prepare() {
          let service = NoteService()
          list = ListViewModel(service: service, id: 1)
          _ = NoteUseCase(service)
        }
      }
      struct CallView: View {
        @State var list: ListViewModel?
        var body: some View { Text("") }
        func prepare() async {
          let service = NoteService()
          list = ListViewModel(service: service, id: await service.load().count)
        }
      }
      struct RowsView: View {
        var body: some View {
          ForEach([1]) { id in RowView(list: ListViewModel(service: NoteService(), id: id)) }
        }
      }
      struct OwnView: View {
        @StateObject var service = NoteService()
        var body: some View { Text("") }
      }
      struct RowView: View { let list: ListViewModel; var body: some View { Text("") } }
      """, to: "App/List.swift")
    #expect(notes("mvvm") == ["List.swift:6", "List.swift:13"])
    #expect(
      findings("mvvm").map { $0.prefix { $0 != " " } } == [
        "List.swift:22", "List.swift:28", "List.swift:32",
      ])
  }

  @Test func `A managed object that a view only draws or hands on is a note`() throws {
    try folder.write(
      """
      import SwiftData
      import SwiftUI
      @Model final class Note { var title = ""; var isRead = false; func read() {} }
      struct TitleView: View {
        let note: Note
        var body: some View { if note.isRead { Text(note.title.uppercased()) } }
      }
      struct PageView: View {
        let notes: [Note]
        @Environment(Session.self) var session
        var body: some View {
          List(notes) { note in TitleView(note: note) }
          SessionView(session: session)
        }
      }
      struct ButtonView: View {
        let note: Note
        var body: some View { Button("") { note.read() } }
      }
      struct FieldView: View {
        @Bindable var note: Note
        var body: some View { TextField("", text: $note.title) }
      }
      struct DeleteView: View {
        let note: Note
        @Environment(\\.modelContext) var context
        var body: some View { Button("") { context.delete(note) } }
      }
      struct QueryView: View {
        @Query var notes: [Note]
        var body: some View { List(notes) { note in TitleView(note: note) } }
      }
      struct SetView: View {
        let note: Note
        init(note: Note) { self.note = note }
        var body: some View { Button("") { note.isRead = true } }
      }
      """, to: "App/Note.swift")
    try folder.write(
      """
      import SwiftUI
      @Observable final class Session { var name = "" }
      struct SessionView: View {
        var session: Session
        var body: some View { Text(session.name) }
      }
      """, to: "App/Models/Session.swift")
    #expect(notes("mvvm") == ["Session.swift:4", "Note.swift:5", "Note.swift:9", "Note.swift:10"])
    #expect(
      findings("mvvm").map { $0.prefix { $0 != " " } } == [
        "Note.swift:17", "Note.swift:21", "Note.swift:25", "Note.swift:30", "Note.swift:34",
      ])
  }

  /// The lines of the findings.
  private func lines(_ pattern: String) -> [Int] {
    findings(pattern).compactMap { $0.firstMatch(of: #/:(\d+) /#).flatMap { Int($0.1) } }
  }

  @Test func `A view may compare, hand on and compute with an object, but not act on it`() throws {
    try folder.write(
      """
      import SwiftData
      import SwiftUI
      @Model final class Note {
        var title = ""; var tags: [String] = []
        func short(_ count: Int) -> String { var text = title; text.removeLast(count); return text }
        func touch() -> Bool { title = "a"; return true }
      }
      final class ListViewModel: ObservableObject { var note: Note?; func open(_ note: Note) {} }
      enum Route { case note(Note) }
      struct LabelView: View {
        let note: Note
        var body: some View { Text(note.short(1) + note.tags.sorted().first { $0 != "" }) }
      }
      struct OpenView: View {
        let note: Note
        let onOpen: (Note) -> Void
        @StateObject var list = ListViewModel()
        @State var chosen: Note?
        var body: some View {
          Button("") { list.open(note); onOpen(note); list.note = note; chosen = note }
          Button("") { show(.note(note)); log(note) }.disabled(chosen == note)
        }
        func log(_ note: Note) { print(note.title) }
        func show(_ route: Route) {}
      }
      struct NamesView: View {
        let notes: [Note]
        var body: some View { Text(notes.filter { $0.title != "" }.map { note in note.title }[0]) }
      }
      struct CastView: View {
        let item: Any
        var body: some View { if let note = item as? Note { LabelView(note: note) } }
      }
      struct TouchView: View {
        let note: Note
        var body: some View { Button("") { _ = note.touch() } }
      }
      struct ClearView: View {
        let notes: [Note]
        @Environment(\\.modelContext) var context
        func clear() { for note in notes { context.delete(note) } }
        var body: some View { Text("note") }
      }
      struct TagView: View {
        let note: Note
        var body: some View { Button("") { note.tags.append("a") } }
      }
      """, to: "App/Note.swift")
    #expect(notes("mvvm").map { $0.split(separator: ":")[1] } == ["11", "15", "27", "32"])
    #expect(lines("mvvm") == [35, 39, 45])
  }

  @Test func `Asking a shared object is a finding; reading a constant and logging are not`()
    throws
  {
    try folder.write(
      """
      import SwiftUI
      struct Limit { let count: Int }
      final class NoteService {
        static let shared = NoteService()
        static let limit = Limit(count: 3)
        let logger = NoteLog()
        var user = ""
        func load() async -> [Int] { [] }
        static func rounded(_ size: Double) -> Double { size.rounded() }
      }
      struct NoteLog { func error(_ text: String) {} }
      final class ListViewModel: ObservableObject { init(_ service: NoteService) {} }
      struct LogView: View {
        var body: some View { Button("") { NoteService.shared.logger.error("") } }
      }
      struct LimitView: View {
        var body: some View { Text("\\(NoteService.limit.count) \\(NoteService.rounded(1))") }
      }
      struct ListView: View {
        @StateObject var list = ListViewModel(NoteService.shared)
        var body: some View { Text("") }
      }
      struct UserView: View { var body: some View { Text(NoteService.shared.user) } }
      struct OwnView: View {
        let service = NoteService.shared
        var body: some View { Text("").task { _ = await service.load() } }
      }
      """, to: "App/List.swift")
    #expect(notes("mvvm").map { $0.split(separator: ":")[1] } == ["14", "17", "20"])
    #expect(lines("mvvm") == [23, 25])
  }

  @Test func `Rows that say $0 are judged like rows with a name`() throws {
    try folder.write(
      """
      import SwiftUI
      final class Note: NSManagedObject { var title = "" }
      struct RowsView: View {
        let notes: [Note]
        var body: some View { ForEach(notes) { Text($0.title).tag($0) } }
      }
      struct SetView: View {
        let notes: [Note]
        var body: some View { ForEach(notes) { field($0.title = "a") } }
      }
      final class ListViewModel: ObservableObject {}
      """, to: "App/Note.swift")
    #expect(notes("mvvm") == ["Note.swift:4"])
    #expect(lines("mvvm") == [8])
  }

  @Test func `A view may take its view model out of a shared object, and nothing else`() throws {
    try folder.write(
      """
      import SwiftUI
      final class ListViewModel: ObservableObject { func load() {} }
      final class NoteStore { func save() {} }
      final class AppModel {
        static let shared = AppModel()
        let list = ListViewModel()
        let store = NoteStore()
      }
      struct ListView: View {
        var body: some View { Text("").onAppear { AppModel.shared.list.load() } }
      }
      struct NoteView: View {
        var body: some View { Text("").onAppear { AppModel.shared.store.save() } }
      }
      """, to: "App/List.swift")
    #expect(notes("mvvm") == ["List.swift:10"])
    #expect(lines("mvvm") == [13, 13])
  }

  @Test func `A finding shows where the view acts; a view model may name a view's constant`() throws
  {
    try folder.write(
      """
      import SwiftUI
      final class NoteService { var count = 0; func save() async {} }
      final class ListViewModel: ObservableObject {
        let service = NoteService()
        let top = ListView.top
        let made = ListView()
      }
      struct ListView: View {
        static let top = "top"
        @StateObject var list = ListViewModel()
        var body: some View {
          Text("\\(list.service.count)")
            .task { await list.service.save() }
        }
      }
      """, to: "App/List.swift")
    #expect(
      findings("mvvm").filter { !$0.contains("cycle") } == [
        "List.swift:6 view-model-knows-view: ListViewModel → ListView",
        "List.swift:13 view-knows-model: ListView → NoteService",
      ])
  }

  @Test func `A view of UIKit gets a note for a value that it only draws`() throws {
    try folder.write(
      """
      struct NoteEntity { var title = "" }
      final class NoteViewModel { var note = NoteEntity() }
      final class NoteCell: UITableViewCell { func show(_ note: NoteEntity) { text = note.title } }
      final class EditCell: UITableViewCell {
        let note = NoteEntity()
        func show() { text = note.title }
      }
      """, to: "App/Note.swift")
    #expect(notes("mvvm") == ["Note.swift:3"])
    #expect(lines("mvvm") == [5])
  }

  @Test func `A client's function that only makes values is a note in a view`() throws {
    try folder.write(
      """
      import ComposableArchitecture
      import SwiftUI
      struct TextClient { var localize: (String) -> String; var load: () async -> String }
      extension DependencyValues { var textClient: TextClient { fatalError() } }
      struct TextView: View {
        @Dependency(\\.textClient.localize) var localize
        var body: some View { Text(localize("a")) }
      }
      struct LoadView: View {
        @Dependency(\\.textClient.load) var load
        var body: some View { Text("").task { _ = await load() } }
      }
      """, to: "App/Text.swift")
    #expect(notes("mvi") == ["Text.swift:6"])
    #expect(findings("mvi") == ["Text.swift:10 view-knows-model: LoadView → TextClient"])
  }

  @Test func `A team's severity counts for notes, too`() throws {
    try folder.write(
      """
      import SwiftUI
      final class NoteService { func load() async {} }
      final class ListViewModel: ObservableObject { init(service: NoteService) {} }
      struct ListView: View {
        @StateObject var list = ListViewModel(service: NoteService())
        var body: some View { Text("") }
      }
      """, to: "App/List.swift")
    try folder.write(
      #"{ "rules": [{ "rule": "mvvm.view-knows-model", "severity": "warning" }] }"#,
      to: "App/.compare.json")
    #expect(notes("mvvm") == [])
    #expect(findings("mvvm") == ["List.swift:5 view-knows-model: ListView → NoteService"])
  }

  @Test func `A value that asks a store inside its functions is one finding`() throws {
    try folder.write(
      """
      import SwiftUI
      final class NameStore { static let shared = NameStore(); func name() -> String { "" } }
      struct NoteEntity {
        let title: String
        init(_ store: NameStore) { title = store.name() }
        var name: String { NameStore.shared.name() }
      }
      struct PageEntity { let title = ""; var store: NameStore { NameStore.shared } }
      struct DraftEntity { let title = ""; func save() { _ = NameStore.shared } }
      struct NoteView: View {
        let note: NoteEntity
        let page: PageEntity
        var body: some View { Text(note.name) }
      }
      struct RowView: View { let note: NoteEntity; var body: some View { Text(note.name) } }
      """, to: "App/Note.swift")
    #expect(
      findings("mvvm") == [
        "Note.swift:5 view-knows-model: NoteEntity → NameStore",
        "Note.swift:12 view-knows-model: NoteView → PageEntity",
      ])
  }

  @Test func `An alias in a type is a reference to what it stands for`() throws {
    try folder.write(
      """
      import SwiftUI
      enum Topic: CaseIterable { case code }
      final class NoteStore {
        typealias Scope = Topic
        typealias Cache = NoteService
        enum Kind { case own }
      }
      final class NoteService { func load() async {} }
      struct NoteView: View {
        let scopes: [NoteStore.Scope]
        let kind: NoteStore.Kind
        let cache: NoteStore.Cache
        var body: some View { Text("\\(NoteStore.Scope.allCases.count)") }
        func load() async { await cache.load() }
      }
      struct ListState { var scope: NoteStore.Scope }
      """, to: "App/Note.swift")
    #expect(findings("mvi") == ["Note.swift:14 view-knows-model: NoteView → NoteService"])
  }

  @Test func `A generic parameter isn't the type of its name`() throws {
    try folder.write(
      """
      import SwiftUI
      final class ContentStore {}
      struct Frame<ContentStore: View>: View { let content: Container<ContentStore>; var body: some View { content } }
      final class HostController<ContentStore: View>: UIHostingController<ContentStore> {}
      final class PageController: UIHostingController<ContentStore> {}
      """, to: "App/Host.swift")
    #expect(findings("mvvm") == ["Host.swift:5 view-knows-model: PageController → ContentStore"])
  }

  @Test func `An extension in the other type's file makes no cycle`() throws {
    let state = "struct PageState { let text: String }\nstruct ListState {}\n"
    let list = """
      struct ListReducer { func reduce() -> PageState { .empty } }
      extension PageState { static let empty = PageState(text: "\\(ListReducer.self)") }
      """
    try folder.write(state, to: "App/State.swift")
    try folder.write(list, to: "App/List.swift")
    #expect(findings("mvi") == [])
    try folder.write("", to: "App/List.swift")
    try folder.write(state + list, to: "App/State.swift")
    #expect(findings("mvi") == ["State.swift:3 role-cycle: ListReducer → PageState → ListReducer"])
  }

  @Test func `A view model may name its view as the category of a log`() throws {
    try folder.write(
      """
      import SwiftUI
      struct NoteView: View { var body: some View { Text("") } }
      func log(_ type: Any.Type) {}
      final class NoteViewModel { func load() { log(NoteView.self) } }
      final class PageViewModel { func load() { log(NoteView.self); _ = NoteView() } }
      """, to: "App/Note.swift")
    #expect(findings("mvvm") == ["Note.swift:5 view-model-knows-view: PageViewModel → NoteView"])
  }

  @Test func `A struct whose protocol is named like a view draws values as a view does`() throws {
    try folder.write(
      """
      import ReduxViews
      struct NoteEntity { let title = "" }
      final class NoteStore { func save() {} }
      struct NoteView: ConnectedView {
        struct Props { let note: NoteEntity; let store: NoteStore }
        func body(props: Props) -> String { props.store.save(); return props.note.title }
      }
      final class OldNoteView: ConnectedView {
        struct Props { var note: NoteEntity }
        func body(props: Props) -> String { props.note.title }
        func edit(_ props: inout Props) { props.note.title = "" }
      }
      final class ReadNoteView: ConnectedView {
        struct Props { var note: NoteEntity }
        func body(props: Props) -> String { props.note.title }
      }
      final class HandNoteView: ConnectedView {
        struct Props { var note: NoteEntity }
        func body(props: Props) { show(props.note) }
        func show(_ value: Any) {}
      }
      final class SwapNoteView: ConnectedView {
        struct Props { var note: NoteEntity; var next: NoteEntity }
        func swap(_ props: inout Props) { props.note = props.next }
      }
      """, to: "App/Note.swift")
    #expect(
      findings("mvvm") == [
        "Note.swift:6 view-knows-model: NoteView → NoteStore",
        "Note.swift:11 view-knows-model: OldNoteView → NoteEntity",
        "Note.swift:24 view-knows-model: SwapNoteView → SwapNoteView.Props → NoteEntity",
      ])
    #expect(notes("mvvm") == ["Note.swift:15", "Note.swift:19"])
  }

  @Test func `A key path, a tuple and a view model that the compiler can't resolve are notes`()
    throws
  {
    try folder.write(
      """
      import Missing
      import SwiftUI
      @objc(Note) final class Note: NSManagedObject { var isRead = false; func read() {} }
      final class NoteViewModel: MissingModel { func load(_ note: Note) async {} }
      struct NoteView: View {
        @StateObject private var list = NoteViewModel()
        let note: Note
        var body: some View { Text("").task { try? await list.load(note) } }
      }
      struct MarkView: View {
        @ObservedObject var note: Note
        var path: KeyPath<Note, Bool>
        var body: some View { Image(systemName: note[keyPath: path] ? "a" : "b") }
      }
      struct PairView: View {
        let pair: (Note, Note)
        var body: some View { Toggle(pair.0.isRead == pair.1.isRead) }
      }
      struct ReadView: View {
        let pair: (Note, Note)
        var body: some View { Text("").onAppear { pair.1.read() } }
      }
      """, to: "App/Note.swift")
    #expect(notes("mvvm") == ["Note.swift:7", "Note.swift:11", "Note.swift:16"])
    #expect(lines("mvvm") == [21])
  }

  @Test func `A view may hand an object to what it represents, and build one for its own function`()
    throws
  {
    try folder.write(
      """
      import SwiftUI
      final class Note: NSManagedObject { var title = ""; func read() {} }
      struct PageView: UIViewRepresentable {
        let note: Note
        func updateUIView(_ uiView: UIView, context: Context) { uiView.show(note) }
      }
      struct OtherView: UIViewRepresentable {
        let note: Note
        func updateUIView(_ uiView: UIView, context: Context) { other.show(note) }
      }
      struct ShareView: View {
        var body: some View { Text("").onAppear { show(.init(title: "")) } }
        func show(_ note: Note?) {}
      }
      struct ListView: View {
        let list: ListViewModel
        var body: some View { PageView(note: list.first ?? Note()) }
      }
      final class ListViewModel: ObservableObject { var first: Note? }
      """, to: "App/Note.swift")
    #expect(notes("mvvm") == ["Note.swift:4", "Note.swift:12", "Note.swift:17"])
    #expect(lines("mvvm") == [8])
  }

  @Test func `A delegate of the system's objects or of services isn't a back reference`() throws {
    try folder.write(
      """
      import SwiftUI
      final class PickerDelegate: NSObject, MissingPickerDelegate {}
      final class PageDelegate: NSObject, PageChangesDelegate {}
      protocol PageChangesDelegate {}
      protocol SyncDelegate: AnyObject { func sync() }
      final class SyncService: SyncDelegate { func sync() {}; func load() async {} }
      protocol SaveDelegate: AnyObject {}
      final class SaveService: SaveDelegate { func save() async {} }
      struct SaveView: View, SaveDelegate { var body: some View { Text("") } }
      final class ListViewModel: ObservableObject {
        var picker: PickerDelegate?
        var page: PageDelegate?
        var sync: (any SyncDelegate)?
        var syncDelegate: (any SyncDelegate)?
        var save: (any SaveDelegate)?
      }
      """, to: "App/List.swift")
    #expect(
      findings("mvvm") == [
        "List.swift:12 strong-back-reference: ListViewModel → PageDelegate",
        "List.swift:15 strong-back-reference: ListViewModel → SaveDelegate",
      ])
  }

  @Test func `A variable in a property that asks a store is inside the value`() throws {
    try folder.write(
      """
      import SwiftUI
      final class NameStore { static let shared = NameStore(); func name() -> String { "" } }
      struct NoteEntity {
        let title = ""
        var name: String {
          let store = NameStore.shared
          if title.isEmpty { return store.name() }
          return title
        }
      }
      struct NoteView: View { let note: NoteEntity; var body: some View { Text(note.title) } }
      """, to: "App/Note.swift")
    #expect(findings("mvvm") == ["Note.swift:6 view-knows-model: NoteEntity → NameStore"])
  }

  @Test func `A service that a view builds for another view, or asks only to decode, is a note`()
    throws
  {
    try folder.write(
      """
      import SwiftUI
      final class NoteService { func load() async {} }
      actor NoteManager {
        var cache = NoteService()
        func names(in data: Data) async throws -> [String] {
          let names = try JSONDecoder().decode([String].self, from: data)
          return names
        }
        func saved() throws -> [String] { try read() }
        func text(of note: Note) throws -> String { try JSONDecoder().decode(String.self, from: note.text) }
        func save(_ note: Note) throws -> String { try read() }
      }
      struct NoteView: View { let service: NoteService; var body: some View { Text("") } }
      struct HomeView: View {
        var body: some View { NavigationLink { NoteView(service: NoteService()) } }
      }
      struct ListView: View {
        var body: some View { ForEach([1]) { _ in NoteView(service: NoteService()) } }
      }
      struct CallView: View {
        let notes: NoteManager
        func show(_ data: Data) async throws { _ = try await notes.names(in: data) }
        var body: some View { Text("") }
      }
      struct SavedView: View {
        let notes: NoteManager
        func show() async throws { _ = try await notes.saved() }
        var body: some View { Text("") }
      }
      final class Note: NSManagedObject { var text = Data() }
      @Observable final class ListViewModel { let notes: NoteManager; func load(_ note: Note) {} }
      struct RowView: View {
        @Environment(ListViewModel.self) private var list
        let note: Note
        var body: some View { Text("").onAppear { list.load(note) } }
      }
      struct TextView: View {
        let list: ListViewModel
        let note: Note
        var body: some View { Text("").onAppear { current().text(of: note) } }
      }
      struct SaveView: View {
        let list: ListViewModel
        let note: Note
        var body: some View { Text("").onAppear { current().save(note) } }
      }
      """, to: "App/Note.swift")
    #expect(
      notes("mvvm") == [
        "Note.swift:13", "Note.swift:15", "Note.swift:21", "Note.swift:34", "Note.swift:39",
      ])
    #expect(lines("mvvm") == [18, 26, 44])
  }
}
