import Shared
import TestSupport

@testable import MVVMRouted

/// Remembers the forms that it was asked to present.
final class RecordingTodoListRouter: TodoListRouterProtocol {
  private(set) var drafts: [TodoDraft] = []
  private var onSaved: (TodoItem.ID) -> Void = { _ in }

  func presentForm(_ draft: TodoDraft, onSaved: @escaping (TodoItem.ID) -> Void) {
    drafts.append(draft)
    self.onSaved = onSaved
  }

  /// Does what the last presented form does when it saves a new todo.
  func saveNewTodo(_ title: String, in store: FailingStore) throws {
    let todo = try store.add(title: title, due: .fixed, created: FailingStore.created)
    end(saving: todo.id)
  }

  func end(saving id: TodoItem.ID) { onSaved(id) }
}
