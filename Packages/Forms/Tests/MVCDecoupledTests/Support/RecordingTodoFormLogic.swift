import Shared

@testable import MVCDecoupled

/// A double of the logic that answers with what the test sets and records its calls.
final class RecordingTodoFormLogic: TodoFormLogic {
  enum Call: Equatable {
    case movedDue(of: TodoDraft, byDays: Int)
    case save(TodoDraft)
  }

  /// The result of moving the due day.
  var moved = TodoDraft.new
  var saved: Result<TodoItem.ID, any Error> = .success(TodoItem.ID(rawValue: 7))
  private(set) var calls: [Call] = []

  func movedDue(of draft: TodoDraft, byDays days: Int) -> TodoDraft {
    calls.append(.movedDue(of: draft, byDays: days))
    return moved
  }

  func save(_ draft: TodoDraft) throws -> TodoItem.ID {
    calls.append(.save(draft))
    return try saved.get()
  }
}
