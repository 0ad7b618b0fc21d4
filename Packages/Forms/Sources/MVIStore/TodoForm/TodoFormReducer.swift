import Shared

/// Makes the form's next state of the last one and an action, and nothing else.
nonisolated struct TodoFormReducer {
  let calendar: DayCalendar

  func reduce(_ action: any Action, _ state: TodoFormState?) -> TodoFormState? {
    if case TodoFormAction.opened(let todo, let today) = action {
      return TodoFormState(editing: todo, today: today)
    }
    guard let state, let action = action as? TodoFormAction else { return state }
    return reduce(action, state)
  }

  private func reduce(_ action: TodoFormAction, _ state: TodoFormState) -> TodoFormState? {
    var state = state
    switch action {
    case .titleTyped(let title, let cursor):
      if title != state.draft.title { state.invalid = nil }
      state.draft.title = title
      state.cursor = cursor
    case .dueMoved(let days):
      state.draft.moveDue(byDays: days, in: calendar)
    case .nextFieldPressed:
      state.focus = state.focus == .title ? .due : .title
    case .savePressed:
      do throws(TodoTitle.Invalid) {
        _ = try state.draft.validated()
      } catch {
        state.invalid = error
      }
    case .alertAnswered:
      state.saveFailure = nil
    case .saveFailed(let reason):
      state.saveFailure = reason
    case .saved, .cancelPressed:
      return nil
    case .opened:
      break
    }
    return state
  }
}
