import Shared

/// Tells what the form becomes when something happens to it, and nothing else.
nonisolated struct TodoFormReducer {
  let calendar: DayCalendar

  /// The form as it opens: for a todo, or for a new one.
  func start(editing todo: TodoItem?, today: CalendarDay) -> TodoFormState {
    let draft =
      if let todo {
        TodoDraft(editing: todo.id, title: todo.title, due: todo.due, today: today)
      } else {
        TodoDraft(today: today)
      }
    return TodoFormState(draft: draft, due: text(of: draft.due))
  }

  func reduce(
    _ state: TodoFormState, _ intent: TodoFormIntent
  ) -> (TodoFormState, [TodoFormEffect]) {
    var state = state
    var effects: [TodoFormEffect] = []

    switch intent {
    case .titleChanged(let title):
      state.draft.title = title
      state.message = ""
    case .dueMoved(let days):
      state.draft.moveDue(byDays: days, in: calendar)
      state.due = text(of: state.draft.due)
    case .savePressed:
      do throws(TodoTitle.Invalid) {
        effects = [.save(try state.draft.validated())]
      } catch {
        state.message = text(of: error)
      }
    case .saveFailed(let reason):
      state.failure = TodoFormFailure(message: "Couldn't save the todo.", reason: reason)
    case .alertAnswered:
      state.failure = nil
    case .saved, .cancelPressed:
      // They end the form, which is the list's to do.
      break
    }
    return (state, effects)
  }

  private func text(of invalid: TodoTitle.Invalid) -> String {
    switch invalid {
    case .empty: "A todo needs a title."
    case .tooLong: "A title can have at most \(TodoTitle.maximumLength) characters."
    }
  }

  private func text(of day: CalendarDay) -> String {
    "\(day.iso) \(calendar.weekday(of: day).name)"
  }
}
