import Shared

/// The form's business logic as its controller calls it; results are returned or thrown.
protocol TodoFormLogic: AnyObject {
  /// Returns the draft with its due day moved as far as allowed.
  func movedDue(of draft: TodoDraft, byDays days: Int) -> TodoDraft
  /// Throws `TodoTitle.Invalid` if the title is invalid, or the store's error.
  func save(_ draft: TodoDraft) throws -> TodoItem.ID
}
