import Shared
import TestSupport

@testable import MVITodo

nonisolated extension SectionDays {
  static let fixed = SectionDays(today: .fixed, in: .fixed)
}

nonisolated extension TodoListIntent {
  /// The store holds these todos, today.
  static func loaded(_ todos: [TodoItem]) -> TodoListIntent {
    .loaded(TodoIndex(todos), .fixed)
  }
}

nonisolated extension TodoListState {
  /// The state of a list that was loaded, with one of its rows selected.
  static func listing(_ todos: [TodoItem], selecting id: Int64 = 1) -> TodoListState {
    var state = TodoListState().after([.loaded(todos)])
    state.selectedID = todos.isEmpty ? nil : TodoItem.ID(rawValue: id)
    return state
  }

  /// The state after some intents, whatever effects they have.
  func after(_ intents: [TodoListIntent]) -> TodoListState {
    intents.reduce(self) { TodoListReducer(calendar: .fixed).reduce($0, $1).0 }
  }

  var titles: [String] { listed.map(\.title) }
}
