import Shared

/// All that the list is at one moment: what it knows, and what it shows of it.
nonisolated struct TodoListState: Equatable, Sendable {
  var todos: [TodoItem] = []
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  var today: CalendarDay?
  var filter = TodoFilter.all
  /// The todo of each row, over all sections.
  var listed: [TodoItem.ID] = []
  var selectedID: TodoItem.ID?
  /// What a yes to the alert sets off.
  var confirmed: TodoListEffect?

  var summary = ""
  var filterTitle = ""
  var placeholder = ""
  var sections: [TodoListSection] = []
  /// The selected row, counted over all sections.
  var selection: Int?
  var canClearDone = false
  var alert: TodoListAlert?
  /// The form is open for as long as it has a state.
  var form: TodoFormState?
}

nonisolated extension TodoListState {
  var selected: TodoItem? {
    todos.first { $0.id == selectedID }
  }
}
