import Foundation
import Shared

/// The draft that the use cases share.
protocol TodoDraftPort: AnyObject {
  /// Nil until the draft is started.
  var draft: TodoDraftEntity? { get set }
}

/// Everything the form's use cases need from the data manager.
protocol TodoFormDataManager: TodoDraftPort, SaveTodoPort {}

/// Keeps the draft that the use cases share, and saves it to the store as a record.
final class StandardTodoFormDataManager {
  var draft: TodoDraftEntity?

  private let store: any TodoStore

  init(store: any TodoStore) {
    self.store = store
  }
}

extension StandardTodoFormDataManager: TodoFormDataManager {
  func save(_ draft: TodoDraftEntity, now: Date) throws(DataFailure) -> TodoItem.ID {
    try DataFailure.wrapping(try store.save(draft.draft, now: now))
  }
}
