import Shared
import TerminalUI

/// What can happen to the form.
enum TodoFormIntent {
  // What the user wants.
  case switchField
  case type(Key)
  case moveDue(days: Int)
  case save
  case dismissFailure
  /// Closing the form is up to the list, which has it.
  case cancel

  // What the effect reports.
  case saved(TodoItem.ID)
  case saveFailed(reason: String)
}

/// What the form needs from outside.
enum TodoFormEffect {
  /// Saves a draft with a valid title.
  case save(TodoDraft)
}
