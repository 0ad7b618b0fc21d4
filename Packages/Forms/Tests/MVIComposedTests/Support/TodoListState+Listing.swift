import Shared
import TestSupport

@testable import MVIComposed

nonisolated extension SectionDays {
  static let fixed = SectionDays(today: .fixed, in: .fixed)
}

nonisolated extension TodoListAction {
  /// The store holds these todos, today.
  static func loaded(_ todos: [TodoItem]) -> TodoListAction {
    .loaded(TodoIndex(todos), .fixed)
  }
}

nonisolated extension TodoListState {
  /// The state of a list that was loaded, with one of its rows selected.
  static func listing(_ todos: [TodoItem], selecting id: TodoItem.ID? = 1) -> TodoListState {
    var state = TodoListState()
    state.todos = TodoIndex(todos)
    state.days = .fixed
    state.selectedID = todos.isEmpty ? nil : id
    return state
  }
}
