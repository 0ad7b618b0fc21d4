import Implementations
import Shared
import TerminalUI
import Testing

@testable import benchmark

@MainActor
@Suite("What is measured")
struct WorkloadTests {
  private func window(_ implementation: Implementation, _ store: MemoryTodoStore) -> Window {
    implementation.window(in: Workload.environment(store))
  }

  @Test(arguments: Implementation.allCases)
  func `All actions lead back to where they began`(implementation: Implementation) {
    let store = Workload.store(of: 100)
    let window = window(implementation, store)
    Workload.useAll(window)
    let frame = window.frame(Workload.frame)
    let todos = Array(store.todos())
    #expect(todos.count == 100)
    Workload.useAll(window)
    #expect(window.frame(Workload.frame) == frame)
    #expect(Array(store.todos()) == todos)
  }

  @Test(arguments: Implementation.patterns)
  func `A still window draws the same, whatever is in front`(implementation: Implementation) {
    let window = window(implementation, Workload.store(of: 100))
    for key in UserAction.all.flatMap(\.keys) + ["2"] {
      window.press(key)
      let still = StillWindow.of(window, Workload.frame)
      #expect(still.frame(Workload.frame) == window.frame(Workload.frame))
    }
  }

  @Test func `A still window asks no list for its rows`() {
    let asked = Asked()
    let rows = Screen.Rows(of: 0..<1_000) { position in
      asked.add()
      return Screen.Row(text: "Row \(position)")
    }
    let list = Screen.List(sections: [Screen.Section(title: "A", rows: rows)], selection: 500)
    let window = Window(tabs: [Tab(title: "T", key: "1", scene: OneScreen(list))])
    let still = StillWindow.of(window, Workload.frame)
    let before = asked.count
    #expect(still.frame(Workload.frame).plainText.contains("> Row 500"))
    #expect(asked.count == before)
  }

  @Test func `A store alone is changed by the actions that change one, and by no other`() throws {
    let store = Workload.store(of: 50)
    let user = try StoreUser(store)
    for action in UserAction.all.map(\.name) {
      let before = ChangeCount(store)
      try user.perform(action)
      #expect((before.changes > 0) == StoreUser.changes.contains(action), "\(action)")
    }
    #expect(store.todos().count == 50)
  }

  @Test func `A fingerprint is FNV-1a, with an end after each text`() {
    var empty = Fingerprint()
    #expect(empty.text == "cbf29ce484222325")
    empty.add("")
    #expect(empty.text == "af63bd4c8601b7df")
    var one = Fingerprint()
    one.add("ab")
    one.add("c")
    var other = Fingerprint()
    other.add("a")
    other.add("bc")
    #expect(one.text != other.text)
  }
}
