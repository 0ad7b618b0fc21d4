import Presentation
import Shared

/// All that the form is at one moment, and nothing that follows from it.
nonisolated struct TodoFormState: Equatable, Sendable {
  /// Why the todo couldn't be saved.
  struct Failure: Equatable, Sendable {
    let message: String
    let reason: String
  }

  var draft: TodoDraft
  var message = ""
  var failure: Failure?
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
}
