import Shared
import TerminalUI

/// The behaviour of the form.
struct TodoFormReducer: Reducer {
  let calendar: DayCalendar

  func reduce(_ state: inout TodoFormState, _ intent: TodoFormIntent) -> [TodoFormEffect] {
    switch intent {
    case .switchField:
      state.focus = state.focus == .title ? .due : .title
    case .type(let key):
      let before = state.title.text
      if state.title.press(key), state.title.text != before {
        state.problem = nil
      }
    case .moveDue(let days):
      state.draft.moveDue(byDays: days, in: calendar)
    case .save:
      return save(&state)
    case .saveFailed(let reason):
      state.failure = reason
    case .dismissFailure:
      state.failure = nil
    case .saved, .cancel:
      break
    }
    return []
  }

  private func save(_ state: inout TodoFormState) -> [TodoFormEffect] {
    var draft = state.draft
    draft.title = state.title.text
    do {
      return [.save(try draft.validated())]
    } catch {
      state.problem = error
      return []
    }
  }
}
