import Shared

/// What the form's controller asks of its business, which answers by what it returns or throws.
protocol TodoFormLogic: AnyObject {
  /// The draft with its due day moved, as far as it may go.
  func movedDue(of draft: TodoDraft, byDays days: Int) -> TodoDraft
  /// Throws `TodoTitle.Invalid` for a title that is none, or what the store throws.
  func save(_ draft: TodoDraft) throws -> TodoItem.ID
}
