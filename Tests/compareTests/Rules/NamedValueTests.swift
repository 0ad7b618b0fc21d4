import Foundation
import ProgramSupport
import Testing

@testable import compare

/// Types whose names promise another role than they have.
@Suite("Values and views named like other parts")
struct NamedValueTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The types with each role; `—` without one.
  private func roles(_ text: String) throws -> [String: Set<String>] {
    try folder.write("import SwiftUI\n" + text + "\n", to: "App/App.swift")
    let rows = run(["roles", "--sources", "App"], in: folder.path).output.split(separator: "\n")
    let cells = rows.dropFirst().map { row in
      row.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
    return Dictionary(grouping: cells.filter { $0.count > 1 }) { $0[0] }
      .mapValues { Set($0.map { $0[1] }) }
  }

  @Test func `An equatable value isn't a store, even if its name says so`() throws {
    let roles = try roles(
      """
      protocol Saved: Hashable { var title: String { get } }
      struct NoteStore: Saved { let title: String }
      enum FontProvider: String { case system, own }
      enum PageStorage: Equatable { case file(String) }
      struct FileStorage { let url: String; func save() throws {} }
      struct CallStore: Equatable { let save: () -> Void }
      struct ObjectStore: Hashable { let cache: Cache }
      struct RemoteStore: Hashable { let url: String; func load() async {} }
      enum SharedStore: Equatable { case kept(Cache) }
      final class Cache: Hashable {}
      """)
    #expect(
      roles["store"] == ["FileStorage", "CallStore", "ObjectStore", "RemoteStore", "SharedStore"])
    #expect(roles["provider"] == nil)
  }

  @Test func `An enum that names screens isn't a view`() throws {
    let roles = try roles(
      """
      enum SourceScreen: Equatable { case login, register }
      enum LoadingView: View { case busy; var body: some View { Text("") } }
      enum StartCell { case first; var body: String { "" } }
      final class StartScreen {}
      """)
    #expect(roles["view"] == ["LoadingView", "StartCell", "StartScreen"])
  }

  @Test func `A class in a view that only the view keeps is a part of it`() throws {
    let roles = try roles(
      """
      struct CodeView: View {
        @State var storage = Storage()
        @State var code = CodeViewModel()
        let shared: SharedStore
        var body: some View { Text("") }
      }
      extension CodeView {
        final class Storage { let lines = LineStorage() }
        final class LineStorage {}
        final class CodeViewModel {}
        final class SharedStore {}
        final class OtherStore {}
      }
      final class App { var other: CodeView.OtherStore? }
      """)
    #expect(roles["view"] == ["CodeView", "CodeView.Storage", "CodeView.LineStorage"])
    #expect(roles["store"] == ["CodeView.SharedStore", "CodeView.OtherStore"])
    #expect(roles["view model"] == ["CodeView.CodeViewModel"])
  }

  @Test func `What SwiftUI draws is a view, even if it is named like the model`() throws {
    let roles = try roles(
      """
      struct CardStore: View { var body: some View { Text("") } }
      final class NoteStore {}
      """)
    #expect(roles["view"] == ["CardStore"])
    #expect(roles["store"] == ["NoteStore"])
  }

  @Test func `What only converts values is a formatter, whatever its name`() throws {
    let roles = try roles(
      """
      enum UnitManager {
        private static let most = 100
        static func kilometers(_ meters: Double) -> Double { Double(Int(meters) / 1000) }
      }
      final class DayFormatterManager {
        static let shared = DayFormatterManager()
        private let days: DateFormatter = DateFormatter()
        private init() {}
        // Cache.shared would be something else.
        func day(_ date: Date) -> String { days.string(from: date) }
      }
      enum NoteManager { static func note(_ id: Int) -> String { NoteStore.shared.note(id) } }
      enum LoadingManager { static func load(_ id: Int) async -> String { "" } }
      final class PageManager { var page = 1; func next(_ page: Int) -> Int { page + 1 } }
      enum ListService { static func lists() -> [String] { [] } }
      """)
    #expect(roles["formatter"] == ["UnitManager", "DayFormatterManager"])
    #expect(roles["service"] == ["NoteManager", "LoadingManager"])
    #expect(roles["—"] == ["PageManager", "ListService"])
  }

  @Test func `Loggers, and types that only hand out views or windows, are no services`() throws {
    let roles = try roles(
      """
      final class WindowProvider {
        static let shared = WindowProvider()
        private init() {}
        var scene: UIWindowScene? { nil }
        func window(_ scene: UIWindowScene) -> UIWindow? { nil }
      }
      enum NewsService { static func makeView() -> some View { Text("") } }
      final class ImageProvider { func image() async -> UIImage? { nil } }
      final class ShareService { var window: UIWindow? { nil }; func share(_ text: String) {} }
      final class FileLogManager { func write(_ text: String) {} }
      protocol LoggingService {}
      enum LoggerUtil { static func lines() throws -> [String] { try OSLogStore().lines() } }
      enum NoteUtil { static func notes() throws -> [String] { try NoteStore().notes() } }
      final class DialogManager { func show() {} }
      """)
    #expect(roles["provider"] == ["ImageProvider"])
    #expect(
      roles["—"]?.isSuperset(of: [
        "WindowProvider", "NewsService", "FileLogManager", "LoggingService", "ShareService",
        "DialogManager", "LoggerUtil",
      ]) ?? false)
    #expect(roles["service"] == ["NoteUtil"])
  }

  @Test func `A store that runs a reducer keeps states, and not the model`() throws {
    let roles = try roles(
      """
      protocol Reducer<State> { associatedtype State }
      final class Store<R: Reducer> {
        let reducer: R
        init(_ reducer: R) { self.reducer = reducer }
      }
      final class NoteStore { let url = "" }
      """)
    #expect(roles["store"] == ["NoteStore"])
    #expect(roles["runtime"] == ["Store"])
  }

  @Test func `An ending such as Manager needs something that fetches or stores`() throws {
    let roles = try roles(
      """
      protocol ThemeManagerProtocol { var colors: ColorProvider { get } }
      final class ThemeManager: ThemeManagerProtocol { let colors = ColorProvider() }
      final class ColorProvider { var accent: Color { .red } }
      final class HapticService { func tap() { UIImpactFeedbackGenerator().impactOccurred() } }
      struct ParserService { let parse: (String) -> [String] }
      final class ToastManager { func show(_ text: String, action: () -> Void) {} }
      protocol NotesProvider { func notes() -> [String] }
      struct SavedNotes: NotesProvider {
        func notes() -> [String] { UserDefaults.standard.stringArray(forKey: "notes") ?? [] }
      }
      final class SyncManager { let notes: any NotesProvider }
      final class CatService { func load(completion: @escaping (Data) -> Void) {} }
      final class PlaceManager: NSObject, CLLocationManagerDelegate {}
      struct WebService { let client: HTTPClient }
      """)
    #expect(roles["service"] == ["SyncManager", "CatService", "PlaceManager", "WebService"])
    #expect(roles["provider"] == ["NotesProvider", "SavedNotes"])
  }

  @Test func `Static functions that fetch or store make a service of a helper`() throws {
    let roles = try roles(
      """
      struct NoteAPI { static let delay = 1 }
      extension NoteAPI { static func notes() async { _ = try? await URLSession.shared.data(url) } }
      enum SyncHelper { static func run() { UserDefaults.standard.set(true, forKey: "on") } }
      struct ImageUtility { static func load() { _ = FileManager.default } }
      struct TextHelper { static func short(_ text: String) -> String { text } }
      struct FileHelper { let url: URL; func load() { _ = FileManager.default } }
      enum ChartHelper { static func end(_ sync: SyncHelper.Type) -> Int { sync.run(); return 1 } }
      """)
    #expect(roles["service"] == ["NoteAPI", "SyncHelper", "ImageUtility"])
    #expect(roles["—"]?.isSuperset(of: ["TextHelper", "FileHelper", "ChartHelper"]) ?? false)
  }

  @Test func `A pending choice is no service`() throws {
    let roles = try roles(
      """
      enum Choice { case new, open(Int) }
      class ChoiceService: ObservableObject {
        static let shared = ChoiceService()
        private(set) var choice: Choice? {
          didSet { UserDefaults.standard.set(1, forKey: "choice") }
        }
        func take(_ choice: Choice?) { self.choice = choice }
      }
      final class LoadingService: ObservableObject {
        @Published var choice: Choice?
        func load() async { choice = .new }
      }
      final class TextService: ObservableObject { @AppStorage("text") var text: String? }
      """)
    #expect(roles["service"] == ["LoadingService", "TextService"])
  }

  @Test func `What keeps the path of the screens is a router`() throws {
    let roles = try roles(
      """
      enum NoteRoute: Hashable { case note }
      protocol PageStoreProtocol {}
      @Observable final class PageStore: PageStoreProtocol { var path: NavigationPath = .init() }
      final class TabManager: ObservableObject { @Published var path = NavigationPath() }
      @Observable final class Pages { var notePath: [NoteRoute] = [] }
      @Observable final class PageViewModel { var path = NavigationPath() }
      final class NoteService {}
      @Observable final class NoteStore {
        var path = NavigationPath()
        let service = NoteService()
      }
      struct NoteView: View {
        @State var pages = Pages()
        @StateObject var tabs = TabManager()
        var body: some View { Text("") }
      }
      """)
    #expect(roles["router"] == ["PageStoreProtocol", "PageStore", "TabManager", "Pages"])
    #expect(roles["view model"] == ["PageViewModel"])
    #expect(roles["store"] == ["NoteStore"])
  }

  @Test func `An enum that makes the view of each case is a builder`() throws {
    let roles = try roles(
      """
      struct NoteView: View { var body: some View { Text("") } }
      enum Place {
        case note, none
        @ViewBuilder func makeView() -> some View {
          switch self {
          case .note: NoteView()
          case .none: EmptyView()
          }
        }
      }
      enum Kind { case note; var isNew: Bool { switch self { case .note: true } } }
      """)
    #expect(roles["builder"] == ["Place"])
  }

  @Test func `What a view's own coordinator keeps is the view's`() throws {
    let roles = try roles(
      """
      struct MapView: UIViewRepresentable {
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject { let markers = MarkerManager() }
        final class MarkerManager {}
        final class PinManager { func load() async {} }
      }
      """)
    #expect(roles["view"] == ["MapView", "MapView.Coordinator", "MapView.MarkerManager"])
    #expect(roles["service"] == ["MapView.PinManager"])
  }

  @Test func `With a reducer library, states and actions are those that reducers use`() throws {
    let roles = try roles(
      """
      @Reducer struct Lists {
        struct State { var page = PageState(); var move = GameAction.jump }
        enum Action { case page(PageAction), shared(SharedAction) }
        func turn(_ monitor: MonitorState, _ other: OtherAction) {}
      }
      struct PageState { enum Mode { case read } }
      protocol TextState {}
      extension Lists.State: TextState {}
      enum PageAction { case turned }
      enum SharedAction { case done }
      struct FormReducer { func reduce(_ state: FormState, _ action: FormAction) {} }
      struct FormState {}
      enum FormAction { case typed }
      enum Old { struct State {}; enum Action { case a } }
      enum OtherAction { case other }
      enum GameAction: Codable { case jump; enum Kind { case high } }
      final class Parser: NSObject { var state = State(); struct State { var text = "" } }
      final class MonitorState {}
      final class GhostRuntime {}
      final class ListRuntime { let lists = Lists() }
      """)
    #expect(
      roles["state"] == [
        "Lists.State", "TextState", "PageState", "FormState", "Old.State", "PageState.Mode",
      ])
    #expect(
      roles["action"] == ["Lists.Action", "PageAction", "SharedAction", "FormAction", "Old.Action"])
    #expect(roles["runtime"] == ["ListRuntime"])
  }

  @Test func `Without a library, a state's name is enough`() throws {
    let roles = try roles(
      """
      protocol Reducer {}
      struct ListReducer: Reducer { func reduce(_ state: ListState) {} }
      struct ListState {}
      enum LoadAction { case load }
      final class ListRuntime {}
      """)
    #expect(roles["state"] == ["ListState"])
    #expect(roles["action"] == ["LoadAction"])
    #expect(roles["runtime"] == ["ListRuntime"])
  }

  @Test func `A saved type is an entity, even with a state's name`() throws {
    let roles = try roles(
      """
      @Model final class SyncState { var id = "" }
      @Model final class SharedStore { var name = "" }
      struct SyncView: View { @Query var all: [SyncState]; var body: some View { Text("") } }
      """)
    #expect(roles["entity"] == ["SyncState", "SharedStore"])
  }

  @Test func `What conforms to a reducer is one, whatever its name`() throws {
    let roles = try roles(
      """
      protocol FeatureReducer: Reducer {}
      struct App: FeatureReducer { struct State {} }
      struct NotesView: FeatureReducer {}
      struct ListCoordinator: Reducer {}
      protocol Endless: EndlessToo {}
      protocol EndlessToo: Endless {}
      struct EndlessCoordinator: Endless {}
      struct NoteView: View { var body: some View { Text("") } }
      extension LinearGradient { enum App { static let colors = [1] } }
      """)
    #expect(roles["reducer"] == ["FeatureReducer", "App", "NotesView", "ListCoordinator"])
    #expect(roles["coordinator"] == ["EndlessCoordinator"])
    #expect(roles["view"] == ["NoteView"])
  }

  @Test func `A shared object that finds a view controller isn't one`() throws {
    let roles = try roles(
      """
      class TopViewController {
        static let shared = TopViewController()
        func top() -> UIViewController? { nil }
      }
      class PageViewController: UIViewController { static let shared = PageViewController() }
      class MenuViewController { func show() {} }
      """)
    #expect(roles["view controller"] == ["PageViewController", "MenuViewController"])
  }

  @Test func `A managed object is an entity; the class with its container is a store`() throws {
    let roles = try roles(
      """
      final class NoteAction: NSManagedObject {}
      final class PersistenceController { let container: NSPersistentContainer }
      final class PageController { let pages: [Int] }
      """)
    #expect(roles["entity"] == ["NoteAction"])
    #expect(roles["store"] == ["PersistenceController"])
    #expect(roles["controller"] == ["PageController"])
  }
}
