import Shared
import TestSupport

@testable import MVITodo

nonisolated extension SectionDays {
  static let fixed = SectionDays(today: .fixed, in: .fixed)
}

nonisolated extension TodoListAnswer {
  /// The store holds these todos, today.
  static func loaded(_ todos: [TodoItem]) -> TodoListAnswer {
    .loaded(TodoIndex(todos), .fixed)
  }
}

nonisolated extension TodoListState {
  /// The state of a list that was loaded, with one of its rows selected.
  static func listing(_ todos: [TodoItem], selecting id: Int64 = 1) -> TodoListState {
    var state = TodoListState().after(answer: .loaded(todos))
    state.selectedID = todos.isEmpty ? nil : TodoItem.ID(rawValue: id)
    return state
  }

  /// The state after an intent or an answer, whatever effects that has.
  func after(_ intent: TodoListIntent? = nil, answer: TodoListAnswer? = nil) -> TodoListState {
    TodoListReducer(calendar: .fixed).after(self, intent, answer: answer)
  }

  var titles: [String] { listed.map(\.title) }
}
