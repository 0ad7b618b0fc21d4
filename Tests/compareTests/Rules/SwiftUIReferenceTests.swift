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
    let line = #/App\/(\S+?:\d+):\d+: warning: \[\w+\.([^\]]+)\] [^:]*: ([^.]*(?:\.\w+)*)\. /#
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

  @Test func `An object called a data source is no delegate`() throws {
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
      }
      struct ListState { var scope: NoteStore.Scope }
      """, to: "App/Note.swift")
    #expect(findings("mvi") == ["Note.swift:12 view-knows-model: NoteView → NoteService"])
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
}
