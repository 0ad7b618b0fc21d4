import Shared

/// Tells what the list becomes when something happens to it, and nothing else.
nonisolated struct TodoListReducer {
  private let formReducer: TodoFormReducer

  init(calendar: DayCalendar) {
    formReducer = TodoFormReducer(calendar: calendar)
  }

  func reduce(
    _ state: TodoListState, _ intent: TodoListIntent
  ) -> (TodoListState, [TodoListEffect]) {
    var state = state
    var effects: [TodoListEffect] = []

    switch intent {
    case .appeared:
      effects = [.observe, .load]
    case .selectionMoved(let rows):
      moveSelection(by: rows, in: &state)
    case .addPressed:
      effects = [.prepareForm(nil)]
    case .editPressed:
      if let selected = state.selected { effects = [.prepareForm(selected)] }
    case .donePressed:
      if let selected = state.selected { effects = [.setDone(!selected.isDone, selected.id)] }
    case .deletePressed:
      if let selected = state.selected { state.alert = .delete(selected) }
    case .filterPressed:
      list(state.todos, state.filter.next, in: &state)
    case .clearDonePressed:
      let done = TodoListing(state.todos, filter: .done).map(\.id)
      if !done.isEmpty { state.alert = .clearDone(done) }
    case .alertAnswered(let yes):
      if yes { effects = confirmed(state.alert) }
      state.alert = nil

    case .storeChanged:
      state.isOutdated = true
      effects = [.load]
    case .loaded(let todos, let days):
      state.days = days
      list(todos, state.filter, in: &state)
      selectSaved(in: &state)
    case .loadFailed(let reason):
      state.alert = .loadFailed(reason: reason)
      selectSaved(in: &state)
    case .saveFailed(let reason):
      state.alert = .saveFailed(reason: reason)
      effects = [.refresh]
    case .deleteFailed(let reason):
      state.alert = .deleteFailed(reason: reason)
      effects = [.refresh]

    case .formReady(let todo, let today):
      state.form = formReducer.start(editing: todo, today: today)
    case .form(let intent):
      if let form = state.form {
        let (next, formEffects) = formReducer.reduce(form, intent)
        state.form = next
        effects = formEffects.map(TodoListEffect.form)
        if case .saved(let id) = intent { reveal(id, in: &state) }
      }
    }
    return (state, effects)
  }
}

nonisolated extension TodoListReducer {
  private func list(_ todos: TodoIndex, _ filter: TodoFilter, in state: inout TodoListState) {
    let before = state.listed
    state.todos = todos
    state.filter = filter
    state.selectedID = selection(after: before, in: state)
  }

  /// The selected todo if it is still listed, else the one that took its place, else the last.
  private func selection(after before: TodoListing, in state: TodoListState) -> TodoItem.ID? {
    let listed = state.listed
    guard let selectedID = state.selectedID else { return listed.first?.id }
    if listed.row(of: selectedID) != nil { return selectedID }
    return before.next(below: selectedID, in: listed) ?? listed.last?.id
  }

  /// Selects a saved todo at once, or after the load that the save caused: `saved` comes first.
  private func reveal(_ id: TodoItem.ID, in state: inout TodoListState) {
    if state.isOutdated {
      state.savedID = id
    } else {
      select(id, in: &state)
    }
  }

  private func selectSaved(in state: inout TodoListState) {
    if let saved = state.savedID { select(saved, in: &state) }
    state.savedID = nil
    state.isOutdated = false
  }

  private func select(_ id: TodoItem.ID, in state: inout TodoListState) {
    guard let todo = state.todos[id] else { return }
    state.selectedID = id
    if !state.filter.includes(todo) { list(state.todos, .all, in: &state) }
  }

  private func moveSelection(by rows: Int, in state: inout TodoListState) {
    guard let row = state.selection else { return }
    state.selectedID = state.listed[min(max(row + rows, 0), state.listed.count - 1)].id
  }

  /// What a yes to an alert sets off.
  private func confirmed(_ alert: TodoListState.Alert?) -> [TodoListEffect] {
    switch alert {
    case .delete(let todo): [.delete(todo.id)]
    case .clearDone(let ids): [.deleteDone(ids)]
    case .loadFailed, .saveFailed, .deleteFailed, nil: []
    }
  }
}
