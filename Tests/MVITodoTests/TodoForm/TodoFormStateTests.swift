import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The form's state")
nonisolated struct TodoFormStateTests {
  @Test func `A draft of a new todo is shown as one`() {
    let state = TodoFormState(draft: TodoDraft(today: .fixed))
    #expect(state.heading == "Add Todo")
    #expect(state.title == "")
    #expect(state.due == "2026-11-21 Saturday")
  }

  @Test func `What is wrong is said`() {
    var state = TodoFormState(draft: TodoDraft(today: .fixed))
    #expect(state.message == "")
    #expect(state.failure == nil)
    state.invalid = .tooLong
    #expect(state.message == "A title can have at most 200 characters.")
    state.saveFailure = "!"
    #expect(
      state.failure == TodoFormState.Failure(message: "Couldn't save the todo.", reason: "!"))
  }

  @Test func `A draft of a todo that exists is shown as it is`() {
    let state = TodoFormState(
      draft: TodoDraft(editing: TodoItem(1, "A", inDays: -1), today: .fixed))
    #expect(state.heading == "Edit Todo")
    #expect(state.title == "A")
    #expect(state.due == "2026-11-20 Friday")
  }
}
