import Foundation
import Shared

/// What the use cases need that share a draft.
protocol TodoDraftPort: AnyObject {
  /// Nil until it is started.
  var draft: TodoDraftEntity? { get set }
}

/// All that the form's use cases need of whatever keeps todos.
protocol TodoFormDataManager: TodoDraftPort, SaveTodoPort {}

/// Keeps the draft, which the use cases share, and knows the store: an entity becomes a record here.
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
