import Shared

/// Tells what the list becomes when something happens to it, and nothing else.
nonisolated struct TodoListReducer {
  private let calendar: DayCalendar
  private let formatter: TodoListFormatter
  private let formReducer: TodoFormReducer

  init(calendar: DayCalendar) {
    self.calendar = calendar
    formatter = TodoListFormatter(calendar: calendar)
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
      if let selected = state.selected {
        state.alert = .question("Delete “\(selected.title)”?")
        state.confirmed = .delete(selected.id)
      }
    case .filterPressed:
      state.filter = state.filter.next
      list(&state)
    case .clearDonePressed:
      let done = state.todos.filter(\.isDone).map(\.id)
      state.alert = .question("Clear \(done.count) done todos?")
      state.confirmed = .deleteDone(done)
    case .alertAnswered(let yes):
      if yes, let confirmed = state.confirmed { effects = [confirmed] }
      state.alert = nil
      state.confirmed = nil

    case .storeChanged:
      effects = [.load]
    case .loaded(let todos, let today):
      state.todos = todos
      state.today = today
      list(&state)
    case .loadFailed(let reason):
      state.alert = .failure("Couldn't load the todos.", reason: reason)
    case .changeFailed(let message, let reason):
      state.alert = .failure(message, reason: reason)

    case .formReady(let todo, let today):
      state.form = formReducer.start(editing: todo, today: today)
    case .form(.saved(let id)):
      state.form = nil
      select(id, in: &state)
    case .form(.cancelPressed):
      state.form = nil
    case .form(let intent):
      if let form = state.form {
        let (next, formEffects) = formReducer.reduce(form, intent)
        state.form = next
        effects = formEffects.map(TodoListEffect.form)
      }
    }
    return (state, effects)
  }
}

nonisolated extension TodoListReducer {
  private func list(_ state: inout TodoListState) {
    guard let today = state.today else { return }
    let sections = TodoSection.sections(
      of: state.filter.apply(to: state.todos), today: today, calendar: calendar)
    let rows = sections.flatMap { $0.todos.map(\.id) }
    state.selectedID = selection(in: rows, of: state)
    state.listed = rows

    state.summary = formatter.summary(of: state.todos)
    state.filterTitle = formatter.filter(state.filter)
    state.canClearDone = state.todos.contains(where: \.isDone)
    state.sections = formatter.sections(sections)
    state.placeholder = formatter.placeholder(for: state.filter)
    state.selection = state.selectedID.flatMap(rows.firstIndex(of:))
  }

  /// The selected todo if it is still listed, else the one that took its place, else the last.
  private func selection(in rows: [TodoItem.ID], of state: TodoListState) -> TodoItem.ID? {
    guard let selectedID = state.selectedID else { return rows.first }
    if rows.contains(selectedID) { return selectedID }
    let remaining = Set(rows)
    return state.listed.drop { $0 != selectedID }.first(where: remaining.contains) ?? rows.last
  }

  private func select(_ id: TodoItem.ID, in state: inout TodoListState) {
    guard let todo = state.todos.first(where: { $0.id == id }) else { return }
    state.selectedID = id
    if state.filter.includes(todo) {
      state.selection = state.listed.firstIndex(of: id)
    } else {
      state.filter = .all
      list(&state)
    }
  }

  private func moveSelection(by rows: Int, in state: inout TodoListState) {
    guard let index = state.selection else { return }
    let target = min(max(index + rows, 0), state.listed.count - 1)
    state.selection = target
    state.selectedID = state.listed[target]
  }
}
