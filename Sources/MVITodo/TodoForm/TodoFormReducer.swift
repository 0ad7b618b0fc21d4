import Shared

/// Tells what the form becomes when something happens to it, and nothing else.
nonisolated struct TodoFormReducer: Reducer {
  let calendar: DayCalendar

  func reduce(_ state: inout TodoFormState, _ intent: TodoFormIntent) -> [TodoFormEffect] {
    switch intent {
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
        return [.save(try state.draft.validated())]
      } catch {
        state.invalid = error
      }
    case .cancelPressed:
      state.isClosed = true
    case .alertAnswered:
      state.saveFailure = nil
    }
    return []
  }

  func reduce(_ state: inout TodoFormState, answer: TodoFormAnswer) -> [TodoFormEffect] {
    switch answer {
    case .saved: state.isClosed = true
    case .saveFailed(let reason): state.saveFailure = reason
    }
    return []
  }
}
