import Shared

/// Tells what the list becomes when something happens to it, and nothing else.
nonisolated struct TodoListReducer: ComposedReducer {
  private enum CancelID {
    case following
  }

  let effects: TodoListEffects
  let form: TodoFormReducer

  var body: some Reducer<TodoListState, TodoListAction> {
    Reduce(reduce).ifLet(\.form, action: \.form, TodoListAction.form, then: form)
  }

  private func reduce(
    into state: inout TodoListState, _ action: TodoListAction
  ) -> Effect<TodoListAction> {
    switch action {
    case .view(let action):
      return reduce(into: &state, action)
    case .loaded(let todos, let days):
      state.days = days
      list(todos, state.filter, in: &state)
    case .loadFailed(let reason):
      state.alert = .loadFailed(reason: reason)
    case .saveFailed(let reason):
      state.alert = .saveFailed(reason: reason)
      return effects.refresh()
    case .deleteFailed(let reason):
      state.alert = .deleteFailed(reason: reason)
      return effects.refresh()
    case .formReady(let todo, let today):
      state.form = TodoFormState(editing: todo, today: today)
    case .form(.delegate(.saved(let id))):
      state.form = nil
      // What the save changed was loaded before.
      select(id, in: &state)
    case .form(.delegate(.cancelled)):
      state.form = nil
    case .form:
      break
    }
    return .none
  }

  private func reduce(
    into state: inout TodoListState, _ action: TodoListAction.ViewAction
  ) -> Effect<TodoListAction> {
    switch action {
    case .appeared:
      return effects.follow().cancellable(id: CancelID.following, cancelInFlight: true)
    case .selectionMoved(let rows):
      if let moved = state.listed.selection(state.selectedID, movedBy: rows) {
        state.selectedID = moved
      }
    case .addPressed:
      return effects.prepareForm(for: nil)
    case .editPressed:
      if let selected = state.selected { return effects.prepareForm(for: selected) }
    case .donePressed:
      if let selected = state.selected { return effects.setDone(!selected.isDone, selected.id) }
    case .deletePressed:
      if let selected = state.selected { state.alert = .delete(selected) }
    case .filterPressed:
      list(state.todos, state.filter.next, in: &state)
    case .clearDonePressed:
      let done = state.todos.doneIDs
      if !done.isEmpty { state.alert = .clearDone(done) }
    case .alertAnswered(let yes):
      defer { state.alert = nil }
      if yes { return confirmed(state.alert) }
    }
    return .none
  }
}

nonisolated extension TodoListReducer {
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

  /// What a yes to an alert sets off.
  private func confirmed(_ alert: TodoListState.Alert?) -> Effect<TodoListAction> {
    switch alert {
    case .delete(let todo): effects.delete(todo.id)
    case .clearDone(let ids): effects.deleteDone(ids)
    case .loadFailed, .saveFailed, .deleteFailed, nil: .none
    }
  }
}
