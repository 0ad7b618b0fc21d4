import Shared

/// Tells what the list becomes when something happens to it, and nothing else.
nonisolated struct TodoListReducer: Reducer {
  private let formReducer: TodoFormReducer

  init(calendar: DayCalendar) {
    formReducer = TodoFormReducer(calendar: calendar)
  }

  func reduce(_ state: inout TodoListState, _ intent: TodoListIntent) -> [TodoListEffect] {
    switch intent {
    case .appeared:
      return [.follow]
    case .selectionMoved(let rows):
      if let moved = state.listed.selection(state.selectedID, movedBy: rows) {
        state.selectedID = moved
      }
    case .addPressed:
      return [.prepareForm(nil)]
    case .editPressed:
      if let selected = state.selected { return [.prepareForm(selected)] }
    case .donePressed:
      if let selected = state.selected { return [.setDone(!selected.isDone, selected.id)] }
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
    case .form(let intent):
      return reduceForm(in: &state) { formReducer.reduce(&$0, intent) }
    }
    return []
  }

  func reduce(_ state: inout TodoListState, answer: TodoListAnswer) -> [TodoListEffect] {
    switch answer {
    case .loaded(let todos, let days):
      state.days = days
      list(todos, state.filter, in: &state)
    case .loadFailed(let reason):
      state.alert = .loadFailed(reason: reason)
    case .saveFailed(let reason):
      state.alert = .saveFailed(reason: reason)
      return [.refresh]
    case .deleteFailed(let reason):
      state.alert = .deleteFailed(reason: reason)
      return [.refresh]
    case .formReady(let todo, let today):
      state.form = TodoFormState(editing: todo, today: today)
    case .form(let answer):
      // What the save changed was loaded before.
      if case .saved(let id) = answer { select(id, in: &state) }
      return reduceForm(in: &state) { formReducer.reduce(&$0, answer: answer) }
    }
    return []
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
  private func confirmed(_ alert: TodoListState.Alert?) -> [TodoListEffect] {
    switch alert {
    case .delete(let todo): [.delete(todo.id)]
    case .clearDone(let ids): [.deleteDone(ids)]
    case .loadFailed, .saveFailed, .deleteFailed, nil: []
    }
  }

  /// Lets the form, if it is open, change its part of the state.
  private func reduceForm(
    in state: inout TodoListState, _ change: (inout TodoFormState) -> [TodoFormEffect]
  ) -> [TodoListEffect] {
    guard var form = state.form else { return [] }
    let effects = change(&form)
    state.form = form.isClosed ? nil : form
    return effects.map(TodoListEffect.form)
  }
}
