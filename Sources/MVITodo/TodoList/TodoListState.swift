import Presentation
import Shared

/// All that the list is at one moment, and nothing that follows from it.
nonisolated struct TodoListState: Equatable, Sendable {
  let calendar: DayCalendar
  var todos = TodoIndex()
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  var today: CalendarDay?
  var filter = TodoFilter.all
  var selectedID: TodoItem.ID?
  var alert: TodoListAlert?
  /// The form is open for as long as it has a state.
  var form: TodoFormState?

  init(calendar: DayCalendar) {
    self.calendar = calendar
  }
}

nonisolated extension TodoListState {
  var listed: TodoListing {
    TodoListing(todos, filter: filter)
  }

  var selected: TodoItem? {
    selectedID.flatMap { todos[$0] }
  }
}

/// What is shown: all of it follows from the state, and is made when it is asked for.
nonisolated extension TodoListState {
  private var formatter: TodoListFormatter { TodoListFormatter() }

  var summary: String {
    today == nil ? "" : formatter.summary(active: todos.activeCount, done: todos.doneCount)
  }

  var filterTitle: String {
    today == nil ? "" : formatter.filter(filter)
  }

  /// What stands in the place of the rows when there are none.
  var placeholder: String? {
    guard today != nil else { return "" }
    return listed.isEmpty ? formatter.placeholder(for: filter) : nil
  }

  var sections: [TodoListSection] {
    today.map { formatter.sections(listed.sections(today: $0, calendar: calendar)) } ?? []
  }

  /// The selected row, counted over all sections.
  var selection: Int? {
    selectedID.flatMap(listed.row)
  }

  var canUseSelected: Bool { selected != nil }

  var canClearDone: Bool { todos.doneCount > 0 }
}
