import Shared

/// All that the form is at one moment.
nonisolated struct TodoFormState: Equatable, Sendable {
  var draft: TodoDraft
  var due: String
  var message = ""
  var failure: TodoFormFailure?

  var heading: String {
    draft.id == nil ? "Add Todo" : "Edit Todo"
  }

  var title: String {
    draft.title
  }
}

/// Why the todo couldn't be saved.
nonisolated struct TodoFormFailure: Equatable, Sendable {
  let message: String
  let reason: String
}
