import Shared

@testable import MVITodo

nonisolated extension CalendarDay {
  /// Saturday, 21 November 2026.
  static let today = DayCalendar.fixed.day(of: FailingStore.created)
}

nonisolated extension TodoItem {
  /// A todo that is due some days after today.
  init(_ id: Int64, _ title: String, inDays days: Int, isDone: Bool = false) {
    self.init(
      id: ID(rawValue: id), title: title, due: DayCalendar.fixed.day(days, daysAfter: .today),
      isDone: isDone, created: FailingStore.created)
  }
}

nonisolated extension TodoListState {
  /// The state of a list that was loaded, with one of its rows selected.
  static func listing(_ todos: [TodoItem], selecting id: Int64? = nil) -> TodoListState {
    var state = TodoListState().after([.loaded(todos, today: .today)])
    if let id { state = state.after([.form(.saved(TodoItem.ID(rawValue: id)))]) }
    return state
  }

  /// The state after some intents, whatever effects they have.
  func after(_ intents: [TodoListIntent]) -> TodoListState {
    intents.reduce(self) { TodoListReducer(calendar: .fixed).reduce($0, $1).0 }
  }

  var titles: [String] {
    listed.compactMap { id in todos.first { $0.id == id }?.title }
  }
}
