import Foundation
import ProgramSupport
import Testing

@testable import compare

/// Rules on reducers that are closures of a library's type, which isn't here.
@Suite("Rules for reducers in closures")
struct ReducerClosureTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The findings' lines and rules, with what a reducer refers to, for the code in its closure.
  private func findings(_ code: String, beside others: String = "") throws -> [String] {
    try folder.write(
      """
      import ComposableArchitecture
      import Foundation
      \(others)
      @Reducer struct Lists {
        struct State { var id: UUID?; var text = ""; var shown: Any? }
        enum Action { case appeared }
        \(others.isEmpty ? "" : "@Dependency(\\.notes) var notes")
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            \(code)
            return .none
          }
        }
      }
      """, to: "App/Lists.swift")
    let words = ["check", "--sources", "App", "--pattern", "mvi", "--allow-partial"]
    let line = #/warning: \[mvi\.([^\]]+)\] [^:]*: \w+ → ([^.]*(?:\.\w+)*)/#
    return run(words, in: folder.path).output.matches(of: line).map { "\($0.1) \($0.2)" }
  }

  @Test(arguments: [
    "state.id = UUID()": "UUID.init", "let now = Date.now": "Date.now",
    "use(Date())": "Date.init", "state.text = \"\\(Int.random(in: 0..<3))\"": "random(in:)",
    "Task { use(1) }": "Task",
  ])
  func `A closure that reads the clock`(_ code: String, _ name: String) throws {
    #expect(try findings(code) == ["reducer-reads-clock \(name)"])
  }

  @Test(arguments: [
    "return .run { send in send(UUID()) }", "let id: UUID? = nil", "use(Date(timeInterval: 1))",
    "// UUID()", "let text = \"Date.now\"",
  ])
  func `A closure that doesn't`(_ code: String) throws { #expect(try findings(code) == []) }

  @Test func `Isolation, schedulers and bridged errors are no objects`() throws {
    #expect(
      try findings(
        """
        let text = (error as NSError).domain
        return .send(.appeared).debounce(id: 1, for: 1, scheduler: DispatchQueue.main)
        """) == [])
    #expect(
      try findings("let queue = DispatchQueue.main\n use(queue)")
        == ["reducer-uses-class DispatchQueue"])
    let actors = """
      @globalActor actor Disk { static let shared = Disk(); static func clear() {} }
      struct Note {}
      extension DependencyValues { var notes: Note { fatalError() } }
      @Reducer struct Pages {
        struct State {}
        @MainActor func show() {}
        @Disk func save() {}
        func clear() { Disk.clear() }
      }
      """
    #expect(try findings("", beside: actors) == ["reducer-uses-class Disk"])
  }

  @Test func `A property that only reads what is injected is judged where it is used`() throws {
    let window = """
      final class Window { func show() {} }
      protocol Notes { var window: Window? { get } }
      @Reducer struct Pages {
        struct State {}
        @Dependency(\\.notes) var notes: any Notes
        var window: Window? { notes.window }
        func show() async { window?.show() }
      }
      """
    #expect(try findings("", beside: window) == [])
  }

  @Test func `What the closure makes is its own until the state or an effect gets it`() throws {
    #expect(try findings("state.text = JSONDecoder().decode(data)") == [])
    #expect(try findings("let coder = JSONDecoder()\n state.text = coder.use()") == [])
    #expect(try findings("let text = JSONDecoder().decode(data)\n state.text = text") == [])
    let shown = ["reducer-uses-class JSONDecoder"]
    #expect(try findings("let coder = try JSONDecoder()\n state.shown = coder") == shown)
    #expect(try findings("let coder = JSONDecoder()\n return .run { _ in coder.use() }") == shown)
  }

  @Test func `What only effects use is no part of the reducer`() throws {
    func reducer(_ use: String) -> String {
      """
      struct NoteClient { func save() {} }
      extension DependencyValues { var notes: NoteClient { fatalError() } }
      @Reducer struct Pages {
        struct State {}
        enum Action { case save, tell(String) }
        @Dependency(\\.notes) var notes
        var title: String { "\\(Date())" }
        private func save() { notes.save() }
        private func saveAll() { save() }
        func dialog(action: () async -> Void) -> Int { 1 }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            \(use)
            return .run { send in
              self.saveAll()
              await send(.tell(title))
            }
          }
        }
      }
      """
    }
    #expect(try findings("", beside: reducer("")) == [])
    #expect(
      try findings("", beside: reducer("print(title)")) == ["reducer-reads-clock Date.init"])
    #expect(try findings("", beside: reducer("saveAll()")) == ["reducer-knows-model NoteClient"])
    #expect(
      try findings("", beside: reducer("map(self.save)")) == ["reducer-knows-model NoteClient"])
  }

  @Test func `Members of one clock are one finding`() throws {
    #expect(
      try findings("let now = Date.now\n use(Date())\n use(Calendar.current)") == [
        "reducer-reads-clock Date.now", "reducer-reads-clock Calendar.current",
      ])
  }

  @Test func `Loggers, bundles and metatypes are no objects`() throws {
    let others = """
      final class NoteLogger {
        static let shared = NoteLogger()
        func log(_ text: String) {}
        func count() -> Int { 0 }
      }
      final class Cache {}
      func use(_ value: Any) {}
      func resolve<T>(_ type: T.Type) -> Any { 0 }
      struct Note {}
      extension DependencyValues { var notes: Note { fatalError() } }
      @Reducer struct Pages {
        struct State {}
        private let logger = NoteLogger()
        func load() {
          logger.log("")
          use(Cache.self)
          use(Bundle.main)
        }
      }
      @Reducer struct Lists2 {
        struct State {}
        func load() {
          use(NoteLogger.shared.count())
          _ = resolve(Cache.self)
        }
      }
      """
    #expect(
      try findings("", beside: others) == [
        "reducer-uses-class NoteLogger", "reducer-uses-class Cache",
      ])
  }

  @Test func `Reading a class's constant doesn't count as using the class`() throws {
    func browser(_ use: String) -> String {
      """
      final class Browser {
        static let first = 3
        static let names: [String] = []
        static let shared = Browser()
        static var last = 4
      }
      final class NoteStore { static let limit = 9; static func save() {} }
      @Reducer struct Pages {
        struct State {}
        func count() -> Int { \(use) }
      }
      struct Note {}
      extension DependencyValues { var notes: Note { fatalError() } }
      """
    }
    #expect(try findings("", beside: browser("Browser.first + Browser.names.count")) == [])
    #expect(try findings("", beside: browser("NoteStore.limit")) == [])
    let used = ["reducer-uses-class Browser"]
    #expect(try findings("", beside: browser("Browser.last")) == used)
    #expect(try findings("", beside: browser("use(Browser.shared)")) == used)
    #expect(
      try findings("", beside: browser("NoteStore.save()")) == ["reducer-knows-model NoteStore"])
  }

  @Test func `Naming a type nested in a client doesn't count as using the client`() throws {
    let client = """
      final class NoteClient {}
      @Reducer struct Pages {
        struct State {}
        typealias Action = PagesAction
      }
      enum PagesAction { case loaded(Result<NoteClient.User?, Error>), client(NoteClient) }
      struct Note {}
      extension DependencyValues { var notes: Note { fatalError() } }
      """
    #expect(try findings("", beside: client) == ["model-outside-effects NoteClient"])
    #expect(try findings("", beside: client.replacing(", client(NoteClient)", with: "")) == [])
  }

  @Test(arguments: [
    "UIPasteboard.general.setItems([])": "UIPasteboard",
    "UIApplication.shared.open(url)": "UIApplication",
    "UNUserNotificationCenter.current().requestAuthorization()": "UNUserNotificationCenter",
  ])
  func `The system's shared objects are objects`(_ code: String, _ name: String) throws {
    #expect(try findings(code) == ["reducer-uses-class \(name)"])
    #expect(try findings("return .run { _ in \(code) }") == [])
  }

  @Test func `An injected dependency is a service, whatever its name`() throws {
    func reducer(_ use: String) -> String {
      """
      protocol Compendium { func put(_ id: Int) }
      enum CompendiumKey: DependencyKey { static var liveValue: any Compendium { fatalError() } }
      struct Reporter { var report: (Int) -> Void }
      extension Reporter: DependencyKey { static let liveValue = Reporter(report: { _ in }) }
      struct Limits { let most = 1 }
      extension DependencyValues {
        var compendium: any Compendium { self[CompendiumKey.self] }
        var reporter: Reporter { self[Reporter.self] }
        var limits: Limits { fatalError() }
        var notes: Limits { fatalError() }
      }
      enum CloudHelper {
        static func save() { NSUbiquitousKeyValueStore.default.set(true, forKey: "on") }
      }
      enum TextHelper { static func trim(_ text: String) -> String { text } }
      @Reducer struct Pages {
        struct State {}
        @Dependency(\\.compendium) var compendium
        @Dependency(\\.reporter) var reporter
        @Dependency(\\.limits) var limits
        func load() {
          \(use)
        }
      }
      """
    }
    #expect(
      try findings("", beside: reducer("compendium.put(1)")) == ["reducer-knows-model Compendium"])
    #expect(
      try findings("", beside: reducer("reporter.report(1)")) == ["reducer-knows-model Reporter"])
    #expect(try findings("", beside: reducer("use(limits.most)")) == [])
    #expect(
      try findings("", beside: reducer("CloudHelper.save()")) == ["reducer-knows-model CloudHelper"]
    )
    #expect(try findings("", beside: reducer("_ = TextHelper.trim(\"\")")) == [])
  }

  @Test func `A closure behind a function that runs it as an effect is an effect`() throws {
    try folder.write(
      """
      import ComposableArchitecture
      extension Effect {
        static func exec(work: @escaping @Sendable (Send<Action>) async throws -> Void) -> Self {
          .run(operation: work)
        }
        static func now(work: (Send<Action>) -> Void) -> Self { work(.init()); return .none }
      }
      """, to: "App/Effects.swift")
    func reducer(_ name: String) -> String {
      """
      struct NoteClient { func save() {} }
      extension DependencyValues { var notes: NoteClient { fatalError() } }
      @Reducer struct Pages {
        struct State {}
        @Dependency(\\.notes) var notes
        func save() { notes.save() }
        func load() -> Effect<Action> { .\(name) { _ in await notes.save(); save() } }
        func call(into state: inout State, _ work: () async -> Void) -> Effect<Action> {
          .run { _ in await work() }
        }
        func store(_ state: inout State) -> Effect<Action> {
          call(into: &state) { await notes.save() }
        }
      }
      """
    }
    #expect(try findings("", beside: reducer("exec")) == [])
    #expect(
      try findings("", beside: reducer("now")) == ["reducer-knows-model NoteClient"])
  }

  @Test func `An effect in an extension in another file is one`() throws {
    try folder.write(
      """
      import ComposableArchitecture
      extension Pages {
        func load() -> Effect<Action> {
          return .run { send in await send(.loaded(FileManager.default)) }
        }
      }
      """, to: "App/Loading.swift")
    #expect(try findings("", beside: "@Reducer struct Pages { struct State {} }") == [])
  }

  @Test func `Key paths and default arguments that a reducer never uses are allowed`() throws {
    func reducer(_ call: String) -> String {
      """
      struct PageView { func show() { _ = Pages.shown([], now: Date()) + Pages.shown([]) } }
      @Reducer struct Pages {
        struct State { var title = "" }
        func set(_ path: WritableKeyPath<State, String>, _ state: inout State) {
          state[keyPath: path] = ""
        }
        static func shown(_ all: [Int], now: Date = .now) -> [Int] { all }
        func order() -> [Int] { \(call) }
      }
      """
    }
    #expect(try findings("", beside: reducer("[]")) == [])
    #expect(try findings("", beside: reducer("Self.shown([], now: date)")) == [])
    #expect(
      try findings("", beside: reducer("Self.shown([])")) == ["reducer-reads-clock Date.now"])
  }
}
