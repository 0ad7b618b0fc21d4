import Shared

/// Tells what the form becomes when something happens to it, and nothing else.
nonisolated struct TodoFormReducer: Reducer {
  let calendar: DayCalendar
  let effects: TodoFormEffects

  func reduce(into state: inout TodoFormState, action: TodoFormAction) -> Effect<TodoFormAction> {
    switch action {
    case .view(let action):
      return reduce(into: &state, action)
    case .saveFailed(let reason):
      state.saveFailure = reason
    case .delegate:
      break
    }
    return .none
  }

  private func reduce(
    into state: inout TodoFormState, _ action: TodoFormAction.ViewAction
  ) -> Effect<TodoFormAction> {
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
        return effects.save(try state.draft.validated())
      } catch {
        state.invalid = error
      }
    case .cancelPressed:
      return .send(.delegate(.cancelled))
    case .alertAnswered:
      state.saveFailure = nil
    }
    return .none
  }
}
