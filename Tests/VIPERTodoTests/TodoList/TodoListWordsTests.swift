import Testing

@testable import VIPERTodo

@Suite("The list's words")
struct TodoListWordsTests {
  private let view = MockTodoListView()
  private let presenter: TodoListPresenter

  init() {
    presenter = TodoListPresenter(
      interactor: MockTodoListInteractor(), router: MockTodoListRouter())
    presenter.view = view
  }

  @Test("Every section has its title, and its rows have their due texts")
  func sections() {
    presenter.loaded(
      response(sections: [
        section(.earlier, day: "2026-11-02", weekday: "Monday"),
        section(.today, day: "2026-11-18", weekday: "Wednesday"),
        section(.tomorrow, day: "2026-11-19", weekday: "Thursday"),
        section(.laterThisWeek, day: "2026-11-22", weekday: "Sunday"),
        section(.nextWeek, day: "2026-11-23", weekday: "Monday"),
        section(.later, day: "2026-11-30", weekday: "Monday"),
      ]))
    #expect(
      view.takeCommands()[1]
        == .showSections(
          [
            rows("Earlier", due: "2026-11-02", overdue: "! 2026-11-02"),
            rows("Today", due: ""),
            rows("Tomorrow", due: "Thursday"),
            rows("Later This Week", due: "Sunday"),
            rows("Next Week", due: "Monday"),
            rows("Later", due: "2026-11-30"),
          ], placeholder: "Nothing to do. Press a to add a todo."))
  }

  @Test("The summary counts what is active and what is done")
  func summary() {
    presenter.loaded(.today("A", "x B", "C"))
    #expect(view.summary == "2 active, 1 done")
  }

  @Test("Every filter has its title and its placeholder")
  func filters() {
    let words = [TodoListResponse.Filter.all, .active, .done].map { filter in
      presenter.loaded(response(filter))
      return [view.filter, view.placeholder]
    }
    #expect(
      words == [
        ["Filter: All", "Nothing to do. Press a to add a todo."],
        ["Filter: Active", "No active todos."],
        ["Filter: Done", "No done todos."],
      ])
  }

  private func response(
    _ filter: TodoListResponse.Filter = .all, sections: [TodoListResponse.Section] = []
  ) -> TodoListResponse {
    TodoListResponse(filter: filter, sections: sections, activeCount: 0, doneIDs: [])
  }

  /// A todo that is done and one that isn't.
  private func section(
    _ place: TodoListResponse.Place, day: String, weekday: String
  ) -> TodoListResponse.Section {
    TodoListResponse.Section(
      place: place,
      todos: [true, false].map {
        TodoListResponse.Todo(id: 1, title: "A", isDone: $0, day: day, weekday: weekday)
      })
  }

  private func rows(_ title: String, due: String, overdue: String? = nil) -> TodoListSection {
    TodoListSection(
      title: title,
      rows: [
        TodoListRow(isDone: true, title: "A", due: due, isOverdue: false),
        TodoListRow(isDone: false, title: "A", due: overdue ?? due, isOverdue: overdue != nil),
      ])
  }
}
