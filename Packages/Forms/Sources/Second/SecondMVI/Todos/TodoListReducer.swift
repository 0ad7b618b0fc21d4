import Shared

/// The behaviour of the list, and of the form as a part of it.
struct TodoListReducer: Reducer {
  let form: TodoFormReducer

  func reduce(_ state: inout TodoListState, _ intent: TodoListIntent) -> [TodoListEffect] {
    switch intent {
    case .appear:
      return [.load]
    case .storeChanged:
      state.isOutdated = true
      return [.load]
    case .selectPrevious:
      state.moveSelection(by: -1)
    case .selectNext:
      state.moveSelection(by: 1)
    case .add:
      return [.draft(nil)]
    case .edit:
      return state.selectedTodo.map { [.draft($0)] } ?? []
    case .toggleDone:
      return state.selectedTodo.map { [.setDone(!$0.isDone, $0.id)] } ?? []
    case .delete:
      state.alert = state.selectedTodo.map { .delete($0) }
    case .nextFilter:
      state.setFilter(state.filter.next)
    case .clearDone:
      state.alert = .clear(TodoListing(state.todos, filter: .done).map(\.id))
    case .answer(let yes):
      return answer(yes, &state)
    case .form(let intent):
      return reduceForm(&state, intent)
    case .loaded(let contents):
      state.show(contents)
    case .failed(let operation, let reason):
      return fail(operation, reason, &state)
    case .drafted(let draft):
      state.form = TodoFormState(draft)
    }
    return []
  }

  private func answer(_ yes: Bool, _ state: inout TodoListState) -> [TodoListEffect] {
    let alert = state.alert
    state.alert = nil
    return switch alert {
    case .delete(let todo) where yes: [.delete(todo.id)]
    case .clear(let ids) where yes: [.deleteDone(ids)]
    default: []
    }
  }

  /// Reports a failure; that of a change leads to another load.
  private func fail(
    _ operation: TodoOperation, _ reason: String, _ state: inout TodoListState
  ) -> [TodoListEffect] {
    state.alert = .failure(operation, reason: reason)
    guard operation == .load else { return [.reload] }
    state.isOutdated = false
    state.saved = nil
    return []
  }

  /// Lets the form reduce its intent, and does what goes beyond the form.
  private func reduceForm(
    _ state: inout TodoListState, _ intent: TodoFormIntent
  ) -> [TodoListEffect] {
    guard var formState = state.form else { return [] }
    let effects = form.reduce(&formState, intent).map(TodoListEffect.form)
    state.form = formState
    switch intent {
    case .cancel:
      state.form = nil
    case .saved(let id):
      state.form = nil
      state.saved = id
      if !state.isOutdated {
        state.selectSaved()
      }
    default:
      break
    }
    return effects
  }
}
