import Foundation
import ProgramSupport
import Testing

@testable import compare

/// Roles in code for SwiftUI, AppKit and The Composable Architecture, which aren't here.
@Suite("Roles for SwiftUI and The Composable Architecture")
struct SwiftUIRoleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The role of each type in a file of an app; `—` without one.
  private func roles(_ text: String, in file: String = "App.swift") throws -> [String: String] {
    try folder.write("import SwiftUI\n" + text + "\n", to: "App/\(file)")
    let rows = run(["roles", "--sources", "App"], in: folder.path).output.split(separator: "\n")
    return Dictionary(
      rows.dropFirst().compactMap { row in
        let cells = row.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
          .filter { !$0.isEmpty }
        return cells.count > 1 ? (cells[1], cells[0]) : nil
      }
    ) { first, _ in first }
  }

  @Test func `A class that inherits from a view model is one, whatever its name`() throws {
    let roles = try roles(
      """
      class ViewModel: ObservableObject {}
      final class PlayerManager: ViewModel { enum Speed { case fast } }
      class ItemProvider { var item = 1; func load() async {} }
      final class SongProvider: ItemProvider {}
      """)
    #expect(roles["PlayerManager"] == "view model")
    #expect(roles["PlayerManager.Speed"] == "view model")
    #expect(roles["SongProvider"] == "provider")
  }

  @Test func `A superclass of view models is a view model, whatever its name`() throws {
    let roles = try roles(
      """
      protocol StateModel: ObservableObject { func close() }
      class BaseStateModel<Item>: StateModel { func close() {} }
      enum Notes {
        final class StateModel: BaseStateModel<Int> { @Published var count = 0 }
        struct NotesView: View {
          @StateObject var state = StateModel()
          var body: some View { Button("Close", action: state.close) }
        }
      }
      enum Lists { final class StateModel: BaseStateModel<Int> {} }
      class NoteModel { var title = "" }
      final class PageModel: NoteModel {}
      """)
    for name in ["StateModel", "BaseStateModel", "Notes.StateModel", "Lists.StateModel"] {
      #expect(roles[name] == "view model", "\(name)")
    }
    #expect(roles["NoteModel"] == "model")
  }

  @Test func `A superclass named like an entity is a view model if its subclasses are`() throws {
    let roles = try roles(
      """
      class SharedEntity { let id = 1 }
      class PageViewModel: SharedEntity {}
      final class User: SharedEntity {}
      class SavedEntity { let id = 1 }
      class OldViewModel: SavedEntity {}
      final class SaveService: SavedEntity { func save() async {} }
      """)
    #expect(roles["SharedEntity"] == "view model")
    #expect(roles["User"] == "view model")
    #expect(roles["SavedEntity"] == "entity")
  }

  @Test func `A protocol's conformers decide its role before its name does`() throws {
    let roles = try roles(
      """
      protocol WatchlistManager { func toggle() async }
      final class DetailsViewModel: WatchlistManager { func toggle() async {} }
      protocol ListProvider { func load() async }
      final class ListViewModel: ListProvider { func load() async {} }
      final class Lists: ListProvider { func load() async {} }
      protocol NoteStore { func load() async }
      final class NotePresenter: NoteStore { func load() async {} }
      """)
    #expect(roles["WatchlistManager"] == "view model")
    #expect(roles["ListProvider"] == "provider")
    #expect(roles["NoteStore"] == "presenter")
  }

  @Test func `A preview is not a view`() throws {
    let roles = try roles(
      """
      struct NoteView: View { var body: some View { Text("") } }
      struct NoteView_Previews: PreviewProvider {
        struct Wrapper: View { var body: some View { NoteView() } }
        static var previews: some View { Wrapper() }
      }
      """)
    #expect(roles["NoteView"] == "view")
    #expect(roles["NoteView_Previews"] == "—")
    #expect(roles["NoteView_Previews.Wrapper"] == "—")
  }

  @Test func `A value in a view has no role, and neither has how a view is drawn`() throws {
    _ = try roles(
      """
      struct NoteView: View {
        enum Mode { case read, write }
        struct Row { let text: String }
        struct Title: View { var body: some View { Text("") } }
        struct State { var text = "" }
        var body: some View { Text("") }
      }
      extension NoteView { struct Size: PreferenceKey { static let defaultValue = 0 } }
      final class NoteViewController: UIViewController { enum Section { case all } }
      """, in: "Note.swift")
    let roles = try roles(
      """
      struct NoteStyle { let width: Int }
      struct NoteConfiguration { let lines: Int }
      """, in: "Models/NoteStyle.swift")
    #expect(roles["NoteView"] == "view")
    #expect(roles["NoteView.Title"] == "view")
    #expect(roles["NoteView.State"] == "state")
    #expect(roles["NoteViewController"] == "view controller")
    for name in [
      "NoteView.Mode", "NoteView.Row", "NoteView.Size", "NoteViewController.Section", "NoteStyle",
      "NoteConfiguration",
    ] { #expect(roles[name] == "—", "\(name)") }
  }

  @Test func `The choices that a view offers aren't an entity`() throws {
    _ = try roles(
      """
      struct ListView: View {
        let order: Order
        let rule: Rule
        var body: some View { Text(order.title) }
      }
      """, in: "List.swift")
    let roles = try roles(
      """
      enum Order: String, Codable { case name, date; var title: String { rawValue } }
      enum Rule { case all; func allows(_ name: String) -> Bool { true } }
      enum Kind { case own, shared }
      """, in: "Models/Order.swift")
    #expect(roles["Order"] == "—")
    #expect(roles["Rule"] == "entity")
    #expect(roles["Kind"] == "entity")
  }

  @Test func `What is for tests and previews has no role`() throws {
    let roles = try roles(
      """
      protocol NoteStore {}
      final class MockNoteStore: NoteStore { struct State {} }
      final class FakeListViewModel {}
      struct PreviewNoteStore: NoteStore {}
      struct PreviewView: View { var body: some View { Text("") } }
      final class MockingService { func load() async {} }
      """)
    let tested = try self.roles(
      "import XCTest\nfinal class ListView: XCTestCase {}", in: "ListChecks.swift")
    #expect(tested["ListView"] == "—")
    for name in [
      "MockNoteStore", "MockNoteStore.State", "FakeListViewModel", "PreviewNoteStore",
    ] { #expect(roles[name] == "—", "\(name)") }
    #expect(roles["PreviewView"] == "view")
    #expect(roles["MockingService"] == "service")
  }

  @Test func `An enum that only groups constants and types has no role by its name`() throws {
    let roles = try roles(
      """
      enum Keys { enum Library { static let favorites = "favorites" } }
      enum AppStore { enum State {} }
      extension AppStore.State { struct Account { let name: String } }
      enum NoteService { static func notes() async -> [String] { [] } }
      enum ListBuilder {}
      extension ListBuilder { static func build() {} }
      enum ListState { case loading, loaded }
      """)
    #expect(roles["Keys.Library"] == "—")
    #expect(roles["AppStore.State"] == "—")
    #expect(roles["AppStore.State.Account"] == "—")
    #expect(roles["NoteService"] == "service")
    #expect(roles["ListBuilder"] == "builder")
    #expect(roles["ListState"] == "state")
  }

  @Test func `Variables in static members aren't stored, and static members make no entity`() throws
  {
    let code = """
      struct AppUtil {
        static var version: String { let raw = "1"; return raw }
        private static let old: Bool = { var info = 1; info += 1; return info > 2 }()
      }
      struct Version { let major = 1, minor = 0 }
      struct Limits { static let most = 1 }
      struct VersionClient { func f() -> Version { _ = AppUtil.version; return Version() } }
      struct AboutView: View {
        let version: Version
        var body: some View { Text(AppUtil.version) }
      }
      """
    let roles = try roles(code, in: "About.swift")
    #expect(roles["AppUtil"] == "—")
    #expect(roles["Version"] == "entity")
    #expect(
      try self.roles("struct Limit { static let most = 1 }", in: "Models/Limit.swift")["Limit"]
        == "—")
  }

  @Test func `Nested types follow the final role of the type around them`() throws {
    let roles = try roles(
      """
      @Observable final class AppModel {
        enum Path { case detail }
        enum State { case open }
      }
      struct AppView: View {
        @Bindable var model: AppModel
        var body: some View { Text("") }
      }
      """)
    #expect(roles["AppModel"] == "view model")
    #expect(roles["AppModel.Path"] == "view model")
    #expect(roles["AppModel.State"] == "state")
  }

  @Test func `The macro makes a reducer, and a view inside an action is part of the action`() throws
  {
    let roles = try roles(
      """
      @Reducer struct FileStorage {
        struct State {}
        enum Action {
          case view(View)
          enum View { case tapped }
          enum Delegate { case saved }
        }
      }
      """)
    #expect(roles["FileStorage"] == "reducer")
    #expect(roles["FileStorage.State"] == "state")
    #expect(roles["FileStorage.Action.View"] == "action")
    #expect(roles["FileStorage.Action.Delegate"] == "action")
  }

  @Test func `A route, a view in a box and what a view draws are no entities`() throws {
    _ = try roles(
      """
      struct ScreenRoute { let id: String }
      struct ScreenBox { let content: AnyView }
      struct Site { let id: String }
      struct ScreenProvider {
        func route() async -> ScreenRoute { ScreenRoute(id: "") }
        func box(_ box: ScreenBox) -> Site { Site(id: "") }
      }
      struct HomeView: View {
        let route: ScreenRoute
        let box: ScreenBox
        let site: Site
        var body: some View { Text(route.id) }
      }
      """, in: "Screen.swift")
    let roles = try roles(
      """
      struct Badge { let color: Color }
      struct Wide: LabelStyle { let width: Int }
      struct Note { let title: String }
      """, in: "Models/Badge.swift")
    #expect(roles["ScreenRoute"] == "—")
    #expect(roles["ScreenBox"] == "—")
    #expect(roles["Site"] == "entity")
    #expect(roles["Badge"] == "—")
    #expect(roles["Wide"] == "view")
    #expect(roles["Note"] == "entity")
  }

  @Test func `Documents, property wrappers and a text view's coordinator have no role`() throws {
    _ = try roles(
      """
      final class NoteDocument: NSDocument, ObservableObject {}
      struct NoteView: View {
        @ObservedObject var document: NoteDocument
        var body: some View { Text("") }
      }
      final class TypingCoordinator: TextViewCoordinator {}
      final class HomeCoordinator: NavigationCoordinator {}
      """, in: "Note.swift")
    let roles = try roles(
      """
      @propertyWrapper struct AppSettings { var wrappedValue = 1 }
      struct Preference: DynamicProperty { var value = 1 }
      """, in: "Models/Settings.swift")
    #expect(roles["NoteDocument"] == "—")
    #expect(roles["TypingCoordinator"] == "—")
    #expect(roles["HomeCoordinator"] == "coordinator")
    #expect(roles["AppSettings"] == "—")
    #expect(roles["Preference"] == "—")
  }

  @Test func `A manager that views observe is their view model`() throws {
    let roles = try roles(
      """
      final class EditorManager: ObservableObject {}
      final class TabManager: ObservableObject {}
      final class SyncManager: ObservableObject { func sync() async {} }
      struct EditorView: View {
        @StateObject var editor = EditorManager()
        @EnvironmentObject var tabs: TabManager
        var body: some View { Text("") }
      }
      """)
    #expect(roles["EditorManager"] == "view model")
    #expect(roles["TabManager"] == "view model")
    #expect(roles["SyncManager"] == "service")
  }

  @Test func `A manager that fetches for several scenes stays a service`() throws {
    func view(_ name: String) -> String {
      """
      struct \(name): View {
        @EnvironmentObject var mails: MailManager
        @EnvironmentObject var tabs: TabManager
        var body: some View { Text("") }
      }
      """
    }
    _ = try roles(view("ListView"), in: "List/ListView.swift")
    _ = try roles(view("PageView"), in: "Page/PageView.swift")
    let roles = try roles(
      """
      final class MailManager: ObservableObject { func load() async {} }
      final class TabManager: ObservableObject { var tab = 1 }
      """)
    #expect(roles["MailManager"] == "service")
    #expect(roles["TabManager"] == "view model")
  }

  @Test func `A widget's timeline provider isn't a provider`() throws {
    let roles = try roles(
      """
      import WidgetKit
      struct Provider: TimelineProvider { func entries() async {} }
      struct NoteProvider: AppIntentTimelineProvider { func timeline() async {} }
      struct ListProvider { func load() async {} }
      """)
    #expect(roles["Provider"] == "—")
    #expect(roles["NoteProvider"] == "—")
    #expect(roles["ListProvider"] == "provider")
  }

  @Test func `A property with a type keeps nothing that only its initial value names`() throws {
    let roles = try roles(
      """
      final class Settings: ObservableObject { static subscript(_ key: String) -> Double { 0 } }
      struct CodeView: View {
        @State private var size: Double = Settings["size"]
        var body: some View { Text("") }
      }
      """)
    #expect(roles["Settings"] == "—")
  }

  @Test func `An object that only controls the app's look isn't a model, in any folder`() throws {
    let roles = try roles(
      """
      enum Icon: String { case plain, dark; func next() -> Icon { .dark } }
      final class Icons: ObservableObject {
        @Published var icon = Icon.plain
        func set(_ icon: Icon) { UIApplication.shared.setAlternateIconName(icon.rawValue) { _ in } }
      }
      final class Draft: ObservableObject { @Published var title = "" }
      struct Note { let title: String }
      final class Notes: ObservableObject { @Published var all: [Note] = []; var color: Color? }
      final class Photos: ObservableObject { func load() async -> UIImage? { nil } }
      """, in: "Models/Icons.swift")
    #expect(roles["Icons"] == "—")
    #expect(roles["Note"] == "entity")
    for name in ["Draft", "Notes", "Photos"] { #expect(roles[name] == "model", "\(name)") }
  }

  @Test func `A subclass of what another library draws is no entity`() throws {
    let roles = try roles(
      """
      import MapLibrary
      final class NoteMarker: GMSMarker { var note = Note() }
      final class Note: NSManagedObject {}
      final class Page: Codable {}
      class Base {}
      final class Entry: Base {}
      """, in: "Entities/Note.swift")
    #expect(roles["NoteMarker"] == "—")
    for name in ["Note", "Page", "Entry"] { #expect(roles[name] == "entity", "\(name)") }
  }
}
