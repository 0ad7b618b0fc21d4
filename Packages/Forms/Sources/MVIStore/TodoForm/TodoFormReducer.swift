import Shared

/// Makes the form's next state of the last one and an action, and nothing else.
nonisolated struct TodoFormReducer {
  let calendar: DayCalendar

  func reduce(_ action: any Action, _ state: TodoFormState?) -> TodoFormState? {
    guard let action = action as? TodoFormAction else { return state }
    var state = state
    switch action {
    case .opened(let todo, let today):
      state = TodoFormState(editing: todo, today: today)
    case .titleTyped(let title, let cursor):
      if title != state?.draft.title { state?.invalid = nil }
      state?.draft.title = title
      state?.cursor = cursor
    case .dueMoved(let days):
      state?.draft.moveDue(byDays: days, in: calendar)
    case .nextFieldPressed:
      let isInTitle = state?.focus == .title
      state?.focus = isInTitle ? .due : .title
    case .savePressed:
      do throws(TodoTitle.Invalid) {
        _ = try state?.draft.validated()
      } catch {
        state?.invalid = error
      }
    case .saveFailed(let reason):
      state?.saveFailure = reason
    case .alertAnswered:
      state?.saveFailure = nil
    case .saved, .cancelPressed:
      state = nil
    }
    return state
  }
}
