import Shared
import TerminalUI
import Testing

@testable import MVITodo

@Suite("The list's view")
struct TodoListViewTests {
  private let log = IntentLog<TodoListIntent>()

  @Test("It draws summary, filter and rows as the state has them")
  func rows() {
    var state = TodoListState()
    state.summary = "1 active, 2 done"
    state.filterTitle = "Filter: All"
    state.selection = 1
    state.sections = [
      TodoListSection(
        title: "Earlier",
        rows: [
          TodoListRow(isDone: false, title: "A", due: "! 2026-11-20", isOverdue: true),
          TodoListRow(isDone: true, title: "B", due: "2026-11-20", isOverdue: false),
        ]),
      TodoListSection(
        title: "Today", rows: [TodoListRow(isDone: false, title: "C", due: "", isOverdue: false)]),
    ]
    let screen = view(of: state).screen
    #expect(screen.title == "Todos")
    #expect(
      screen.content == [
        .text("1 active, 2 done"), .text("Filter: All"),
        .list(
          Screen.List(
            sections: [
              Screen.Section(
                title: "Earlier",
                rows: [
                  Screen.Row(isChecked: false, text: "A", detail: "! 2026-11-20", style: .warning),
                  Screen.Row(isChecked: true, text: "B", detail: "2026-11-20", style: .dimmed),
                ]),
              Screen.Section(title: "Today", rows: [Screen.Row(isChecked: false, text: "C")]),
            ], selection: 1)),
      ])
  }

  @Test("Without rows it draws the placeholder")
  func placeholder() {
    var state = TodoListState()
    state.placeholder = "Nothing."
    #expect(view(of: state).screen.content.last == .text("Nothing.", .dimmed))
  }

  @Test("Keys work when there is something for them")
  func actions() {
    var state = TodoListState()
    #expect(
      view(of: state).screen.actions.map(\.title) == [
        "", "Add", "Edit", "Done", "Delete", "Filter", "Clear",
      ])
    #expect(
      view(of: state).screen.actions.filter(\.isEnabled).map(\.title) == ["Add", "Filter"])
    state.selection = 0
    #expect(
      view(of: state).screen.actions.filter { !$0.isEnabled }.map(\.title) == ["Clear"])
    state.canClearDone = true
    #expect(view(of: state).screen.actions.filter { !$0.isEnabled } == [])
  }

  @Test("Every key is one intent")
  func keys() {
    let view = view(of: TodoListState())
    view.appeared()
    for key: Key in [.up, .down, "a", .enter, .space, "d", "f", "c", "z"] { view.press(key) }
    #expect(
      log.intents == [
        .appeared, .selectionMoved(by: -1), .selectionMoved(by: 1), .addPressed, .editPressed,
        .donePressed, .deletePressed, .filterPressed, .clearDonePressed,
      ])
  }

  @Test("A question is shown, and its answer is an intent", arguments: [true, false])
  func question(yes: Bool) {
    var state = TodoListState()
    state.alert = .question("Delete “A”?")
    let view = view(of: state)
    #expect(view.screen.alert == Screen.Alert(.question, "Delete “A”?"))
    view.answerAlert(yes)
    #expect(log.intents == [.alertAnswered(yes)])
  }

  @Test("A failure is shown with its reason")
  func failure() {
    var state = TodoListState()
    state.alert = .failure("Couldn't load the todos.", reason: "No disk.")
    #expect(
      view(of: state).screen.alert
        == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
  }

  @Test("It presents one form for as long as the state has one")
  func form() throws {
    let view = view(of: TodoListState()) { state, intent in
      switch intent {
      case .addPressed:
        state.form = TodoFormState(draft: TodoDraft(today: .today), due: "")
      case .form(.titleChanged):
        state.form?.message = "Typed."
      default:
        state.form = nil
      }
    }
    view.press("a")
    let form = try #require(view.presented)
    form.press("A")
    #expect(view.presented === form)
    #expect(form.screen.content.last == .text("Typed.", .warning))
    form.press(.escape)
    #expect(view.presented == nil)
    #expect(log.intents == [.addPressed, .form(.titleChanged(to: "A")), .form(.cancelPressed)])
  }

  @Test("It draws the next state and says that it changed")
  func changes() {
    let view = view(of: TodoListState()) { state, _ in state.summary = "New" }
    var summaries: [Screen.Content] = []
    view.onChange = { [unowned view] in summaries.append(view.screen.content[0]) }
    view.press("f")
    #expect(summaries == [.text("New")])
  }

  /// A view over a runtime without effects, whose reducer remembers the intents.
  private func view(
    of state: TodoListState,
    change: @escaping (inout TodoListState, TodoListIntent) -> Void = { _, _ in }
  ) -> TodoListView {
    TodoListView(
      runtime: Runtime(
        state: state,
        reduce: { [log] state, intent in
          log.append(intent)
          var next = state
          change(&next, intent)
          return (next, [])
        },
        perform: { _, _ in }))
  }
}
