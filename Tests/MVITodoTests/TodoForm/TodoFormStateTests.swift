import Presentation
import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The form's state")
nonisolated struct TodoFormStateTests {
  @Test func `Adding starts in an empty title, and with today`() {
    let state = TodoFormState(editing: nil, today: .fixed)
    #expect(state.draft == TodoDraft(today: .fixed))
    #expect(state.focus == .title)
    #expect(state.cursor == 0)
    #expect(state.heading == "Add Todo")
    #expect(state.title == "")
    #expect(state.due == "2026-11-21 Saturday")
  }

  @Test func `What is wrong is said`() {
    var state = TodoFormState(editing: nil, today: .fixed)
    #expect(state.message == "")
    #expect(state.notice == nil)
    state.invalid = .tooLong
    #expect(state.message == "A title can have at most 200 characters.")
    state.saveFailure = "!"
    #expect(state.notice == Notice("Couldn't save the todo.", reason: "!"))
  }

  @Test func `Editing starts with the todo as it is, with the cursor after its title`() {
    let todo = TodoItem(1, "Milk", inDays: -1)
    let state = TodoFormState(editing: todo, today: .fixed)
    #expect(state.draft == TodoDraft(editing: todo, today: .fixed))
    #expect(state.cursor == 4)
    #expect(state.heading == "Edit Todo")
    #expect(state.title == "Milk")
    #expect(state.due == "2026-11-20 Friday")
  }
}
