import Shared

/// Tells what the form becomes when something happens to it, and nothing else.
nonisolated struct TodoFormReducer {
  let calendar: DayCalendar

  init(calendar: DayCalendar) {
    self.calendar = calendar
  }

  /// The form as it opens: for a todo, or for a new one.
  func start(editing todo: TodoItem?, today: CalendarDay) -> TodoFormState {
    TodoFormState(
      draft: todo.map { TodoDraft(editing: $0, today: today) } ?? TodoDraft(today: today))
  }

  /// The form's next state; none when that was its end.
  func reduce(
    _ state: TodoFormState, _ intent: TodoFormIntent
  ) -> (TodoFormState?, [TodoFormEffect]) {
    var state = state
    var effects: [TodoFormEffect] = []

    switch intent {
    case .titleChanged(let title):
      state.draft.title = title
      state.invalid = nil
    case .dueMoved(let days):
      state.draft.moveDue(byDays: days, in: calendar)
    case .savePressed:
      do throws(TodoTitle.Invalid) {
        effects = [.save(try state.draft.validated())]
      } catch {
        state.invalid = error
      }
    case .saveFailed(let reason):
      state.saveFailure = reason
    case .alertAnswered:
      state.saveFailure = nil
    case .saved, .cancelPressed:
      return (nil, [])
    }
    return (state, effects)
  }
}
