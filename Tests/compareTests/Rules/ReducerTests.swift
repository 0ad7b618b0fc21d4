import Testing

/// Rules on reducers and states, in our own form and in that of a library which isn't here.
@Suite("Rules for reducers and states")
struct ReducerTests {
  private let app: SourcesRules

  init() throws { app = try SourcesRules() }

  /// The findings, without their lines, for code in a library's reducer.
  private func findings(_ code: String, beside others: String = "") throws -> [String] {
    try app.write(
      """
      import ComposableArchitecture
      import Foundation
      \(others)
      @Reducer struct Lists {
        struct State { var id: UUID?; var text = "" }
        enum Action { case appeared }
        @Dependency(\\.notes) var notes
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            \(code)
            return .none
          }
        }
      }
      """)
    return app.findings("mvi").map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  @Test(arguments: [
    ("state.id = UUID()", "UUID.init()"), ("state.id = UUID.init()", "UUID.init()"),
    ("state.id = (UUID)()", "UUID.init()"), ("let id: UUID = .init()", "UUID.init()"),
    ("let now = Date.now", "Date.now"), ("let now: Date =\n          .now", "Date.now"),
    ("use(Date())", "Date.init()"), ("state.text = \"\\(Int.random(in: 0..<3))\"", "random()"),
    ("Task { use(1) }", "Task.init()"), ("state.id = { UUID() }()", "UUID.init()"),
  ])
  func `The reducer's closure reads the clock, in whichever spelling`(
    _ code: String, _ name: String
  ) throws {
    #expect(try findings(code) == ["reducer-reads-clock: Lists → \(name)"])
  }

  @Test(arguments: [
    "return .run { send in send(UUID()) }", "let id: UUID? = nil", "use(Date(timeInterval: 1))",
    "// UUID()", "let text = \"Date.now\"", "later { use(Date()) }", "state.id = notes.uuid()",
  ])
  func `What runs later, or is injected, isn't the reducer's`(_ code: String) throws {
    #expect(try findings(code) == [])
  }

  @Test func `A key path is no object that changes`() throws {
    try app.write(
      """
      import Foundation
      struct ListState { var count = 0; let part: WritableKeyPath<ListState, Int> }
      struct ListReducer {
        let part: KeyPath<ListState, Int>
        let notes: NSMutableArray
        func reduce(_ part: WritableKeyPath<ListState, Int>, _ notes: NSMutableArray) {}
      }
      """)
    #expect(app.findings("mvi") == ["5 reducer-uses-class: ListReducer → NSMutableArray"])
  }

  @Test func `Members that only effects use are a part of them`() throws {
    try app.write(
      """
      import Foundation
      final class NoteStore { func count() -> Int { 0 } }
      struct ListState { var count = 0 }
      struct Effect { let run: () -> Void }
      struct ListReducer {
        let store: NoteStore
        func reduce(_ state: inout ListState) -> Effect { Effect { _ = self.stamp() } }
        private func stamp() -> Int { Int(Date().timeIntervalSince1970) + store.count() }
      }
      struct PageReducer {
        func reduce(_ state: inout ListState) { state.count = stamp() }
        private func stamp() -> Int { Int(Date().timeIntervalSince1970) }
        static func sorted(_ all: [Int], now: Date = .now) -> [Int] { all }
      }
      """)
    #expect(app.findings("mvi") == ["12 reducer-reads-clock: PageReducer → Date.init()"])
  }

  @Test func `Objects that outlive a call are the reducer's no more`() throws {
    try app.write(
      """
      import Foundation
      final class Shortener { func short(_ text: String) -> String { text } }
      final class Cache {
        static let shared = Cache()
        static let limit = 3
        func add(_ text: String) {}
      }
      struct ListReducer {
        private let kept = Shortener()
        func reduce(_ text: String) { Cache.shared.add(text); _ = Cache.limit }
      }
      struct NoteReducer {
        func reduce(_ text: String) -> String {
          let shortener = Shortener()
          return shortener.short(text) + (Bundle.main.bundleIdentifier ?? "")
        }
      }
      extension DateFormatter { static let full = DateFormatter() }
      struct FormattingReducer {
        func reduce() -> String {
          MainActor.assumeIsolated { DateFormatter.full.string(from: .distantPast) }
        }
      }
      struct SettingReducer {
        func reduce() -> Bool { UserDefaults.standard.bool(forKey: "on") }
      }
      """)
    #expect(
      app.findings("mvi") == [
        "9 reducer-uses-class: ListReducer → Shortener",
        "10 reducer-uses-class: ListReducer → Cache",
        "25 reducer-uses-class: SettingReducer → UserDefaults",
      ])
  }

  @Test func `A function that makes a state must not wait`() throws {
    try app.write(
      """
      struct ListState {}
      struct ListReducer {
        func reduce(_ state: ListState) async -> ListState { state }
        func load() async -> Int { 0 }
      }
      struct FormReducer {
        typealias Form = ListState
        func reduce(_ form: Form) async -> Form { form }
      }
      """)
    #expect(
      app.findings("mvi") == ["3 reducer-suspends: ListReducer", "8 reducer-suspends: FormReducer"])
  }

  @Test func `A function may set a state that it borrows or makes`() throws {
    try app.write(
      """
      struct FormState {
        var title = "", draft = Draft()
        mutating func clear() { title = "" }
      }
      struct Draft { var text = "" }
      enum Finalizer { static func finish(_ state: inout FormState) { (state).title = "a" } }
      struct Snapshot {
        var made: FormState { var state = FormState(); state.title = "b"; return state }
        func change(_ change: (inout FormState) -> Void) { change { $0.title = "" } }
      }
      final class FormView {
        var state = FormState()
        func typed() { self.state
          .title = "c" }
      }
      final class PageView {
        var state = FormState()
        func pressed() { state.clear() }
        func cleared() -> FormState { var state = state; state.clear(); return state }
      }
      struct FormReducer {}
      """)
    #expect(
      app.findings("mvi") == [
        "14 state-set-outside-reducer: FormView → FormState",
        "18 state-set-outside-reducer: PageView → FormState",
      ])
  }

  @Test func `A state holds values, and what never changes`() throws {
    try app.write(
      """
      import Foundation
      final class Draft {}
      struct FormState {
        let draft = Draft.init()
        var alias: Alias?
        typealias Alias = Draft
        var text: NSAttributedString?
        var drafts: [Int: [Draft]] = [:]
        let make: () -> Draft
        typealias Make = @Sendable () -> Draft
        let makeAgain: Make
      }
      struct FormReducer {}
      """)
    #expect(app.findings("mvi") == ["4 state-holds-class: FormState → Draft"])
  }
}
