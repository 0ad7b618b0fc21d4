import Presentation
import Shared

/// All that the form is at one moment, and nothing that follows from it.
nonisolated struct TodoFormState: Equatable, Sendable {
  enum Focus: Equatable, Sendable {
    case title
    case due
  }

  var draft: TodoDraft
  /// Where the next character of the title goes, counted in characters from its start.
  var cursor: Int
  var focus = Focus.title
  /// What is wrong with the title that was to be saved.
  var invalid: TodoTitle.Invalid?
  /// Why the todo couldn't be saved.
  var saveFailure: String?

  init(editing todo: TodoItem?, today: CalendarDay) {
    draft = todo.map { TodoDraft(editing: $0, today: today) } ?? TodoDraft(today: today)
    cursor = draft.title.count
  }
}

/// What is shown: all of it follows from the state, and is made when it is asked for.
nonisolated extension TodoFormState {
  private var formatter: TodoFormFormatter { TodoFormFormatter() }

  var heading: String {
    formatter.heading(isNew: draft.id == nil)
  }

  var title: String {
    draft.title
  }

  var due: String {
    formatter.due(draft.due)
  }

  var message: String {
    invalid.map(formatter.message) ?? ""
  }

  var notice: Notice? {
    saveFailure.map { Notice(formatter.saveFailure, reason: $0) }
  }
}
