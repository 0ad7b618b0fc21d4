/// Why a store couldn't do what it was asked.
public enum TodoStoreError: Error, Equatable, Sendable {
  case missingTodo(TodoItem.ID)
}
