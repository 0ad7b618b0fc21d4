import Presentation
import Shared
import TestSupport
import Testing

@testable import MVIStore

@Suite("What is selected for the form's view")
struct TodoFormPropsTests {
  @Test func `Without a form there is nothing`() {
    #expect(TodoFormProps(AppState()) == nil)
  }

  @Test(arguments: [(nil, "Add Todo", ""), (TodoItem(1, "Milk", inDays: 0), "Edit Todo", "Milk")])
  func `It has the todo, and what is wrong in words`(
    todo: TodoItem?, heading: String, title: String
  ) throws {
    var state = AppState()
    state.todoForm = TodoFormState(editing: todo, today: .fixed)
    var props = try #require(TodoFormProps(state))
    #expect(props.heading == heading)
    #expect(props.title == title)
    #expect(props.cursor == title.count)
    #expect(props.focus == .title)
    #expect(props.due == "2026-11-21 Saturday")
    #expect(props.message == "")
    #expect(props.notice == nil)
    state.todoForm?.invalid = .tooLong
    state.todoForm?.saveFailure = "!"
    props = try #require(TodoFormProps(state))
    #expect(props.message == "A title can have at most 200 characters.")
    #expect(props.notice == Notice("Couldn't save the todo.", reason: "!"))
  }
}
