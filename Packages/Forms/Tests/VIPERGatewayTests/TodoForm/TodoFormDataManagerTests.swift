import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("The form's data manager")
struct TodoFormDataManagerTests {
  private let store: FailingStore
  private let data: StandardTodoFormDataManager

  init() throws {
    store = try FailingStore("x 2026-11-20 A")
    data = StandardTodoFormDataManager(store: store)
  }

  @Test func `A new todo becomes a record of its own`() throws {
    let draft = TodoDraftEntity(today: .fixed).titled("B")
    #expect(try data.save(draft, now: FailingStore.created) == 2)
    #expect(try store.lines == ["x 2026-11-20 A", "2026-11-21 B"])
    #expect(try store.todos().last?.created == FailingStore.created)
  }

  @Test func `An edited todo stays the record that it was`() throws {
    let draft = TodoDraftEntity(id: 1, title: "B", due: .fixed(plus: 1), earliest: .fixed)
    #expect(try data.save(draft, now: FailingStore.created) == 1)
    #expect(try store.lines == ["x 2026-11-22 B"])
  }

  @Test(arguments: [nil, 1] as [TodoItem.ID?])
  func `What can't be saved says why, in its own error`(id: TodoItem.ID?) {
    store.fail(.save)
    let draft = TodoDraftEntity(id: id, title: "B", due: .fixed, earliest: .fixed)
    #expect(throws: DataFailure(description: FailingStore.reason)) {
      try data.save(draft, now: FailingStore.created)
    }
  }
}
