import Shared
import TerminalUI

/// Everything that the form shows.
struct TodoFormState {
  enum Focus {
    case title
    case due
  }

  /// What is being edited; its title is the one from before.
  var draft: TodoDraft
  var title: TextField
  var focus = Focus.title
  /// What is wrong with the title that was to be saved.
  var problem: TodoTitle.Invalid?
  /// Why the store couldn't save the todo, until the user has read it.
  var failure: String?

  init(_ draft: TodoDraft) {
    self.draft = draft
    title = TextField(text: draft.title)
  }
}
