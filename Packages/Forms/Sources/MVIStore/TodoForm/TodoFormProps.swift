import Presentation
import Shared

/// A selector for the form's view: what it shows, made when it is asked for.
nonisolated struct TodoFormProps: Equatable {
  private let form: TodoFormState

  /// Nil if no form is open.
  init?(_ state: AppState) {
    guard let form = state.todoForm else { return nil }
    self.form = form
  }
}

nonisolated extension TodoFormProps {
  private var formatter: TodoFormFormatter { TodoFormFormatter() }

  var heading: String {
    formatter.heading(isNew: form.draft.id == nil)
  }

  var cursor: Int { form.cursor }

  var focus: TodoFormState.Focus { form.focus }

  var title: String {
    form.draft.title
  }

  var due: String {
    formatter.due(form.draft.due)
  }

  var message: String {
    form.invalid.map(formatter.message) ?? ""
  }

  var notice: Notice? {
    form.saveFailure.map { Notice(formatter.saveFailure, reason: $0) }
  }
}
