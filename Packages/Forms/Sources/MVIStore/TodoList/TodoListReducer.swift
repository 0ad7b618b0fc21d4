import Shared

/// Makes the list's next state of the last one and an action, and nothing else.
nonisolated struct TodoListReducer {
  func reduce(_ action: any Action, _ state: TodoListState) -> TodoListState {
    var state = state
    switch action {
    case let action as TodoListAction: reduce(action, &state)
    // What the save changed was loaded before.
    case TodoFormAction.saved(let id): select(id, in: &state)
    default: break
    }
    return state
  }

  private func reduce(_ action: TodoListAction, _ state: inout TodoListState) {
    switch action {
    case .selectionMoved(let rows):
      if let moved = state.listed.selection(state.selectedID, movedBy: rows) {
        state.selectedID = moved
      }
    case .deletePressed:
      if let selected = state.selected { state.alert = .delete(selected) }
    case .filterPressed:
      list(state.todos, state.filter.next, in: &state)
    case .clearDonePressed:
      let done = state.todos.doneIDs
      if !done.isEmpty { state.alert = .clearDone(done) }
    case .alertAnswered:
      state.alert = nil
    case .loaded(let todos, let days):
      state.days = days
      list(todos, state.filter, in: &state)
    case .loadFailed(let reason):
      state.alert = .loadFailed(reason: reason)
    case .saveFailed(let reason):
      state.alert = .saveFailed(reason: reason)
    case .deleteFailed(let reason):
      state.alert = .deleteFailed(reason: reason)
    case .appeared, .addPressed, .editPressed, .donePressed:
      break
    }
  }

  private func list(_ todos: TodoIndex, _ filter: TodoFilter, in state: inout TodoListState) {
    let before = state.listed
    state.todos = todos
    state.filter = filter
    state.selectedID = state.listed.selection(state.selectedID, after: before)
  }

  private func select(_ id: TodoItem.ID, in state: inout TodoListState) {
    guard let todo = state.todos[id] else { return }
    state.selectedID = id
    if !state.filter.includes(todo) { list(state.todos, .all, in: &state) }
  }
}
