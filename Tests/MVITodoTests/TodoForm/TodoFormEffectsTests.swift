import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The form's effects")
struct TodoFormEffectsTests {
  private let store: FailingStore
  private let effects: TodoFormEffects

  init() throws {
    store = try FailingStore("x 2026-11-20 A")
    effects = TodoFormEffects(store: store, clock: .fixed)
  }

  @Test func `Saving adds the todo`() throws {
    var draft = TodoDraft(today: .fixed)
    draft.title = "B"
    #expect(perform(.save(draft)) == [.saved(TodoItem.ID(rawValue: 2))])
    #expect(try store.lines == ["x 2026-11-20 A", "2026-11-21 B"])
    #expect(try store.todos().last?.created == FailingStore.created)
  }

  @Test func `Saving changes the todo that is edited`() throws {
    #expect(perform(.save(edited)) == [.saved(TodoItem.ID(rawValue: 1))])
    #expect(try store.lines == ["x 2026-11-21 B"])
  }

  @Test func `A failed save says why`() throws {
    store.fail(.save)
    #expect(perform(.save(edited)) == [.saveFailed(reason: FailingStore.reason)])
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  private var edited: TodoDraft {
    TodoDraft(editing: TodoItem.ID(rawValue: 1), title: "B", due: .fixed, today: .fixed)
  }

  private func perform(_ effect: TodoFormEffect) -> [TodoFormAnswer] {
    var answers: [TodoFormAnswer] = []
    effects.perform(effect) { answers.append($0) }
    return answers
  }
}
