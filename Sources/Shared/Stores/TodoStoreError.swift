/// Why a store couldn't do what it was asked.
public enum TodoStoreError: Error, Equatable, Sendable {
  case missingTodo(TodoItem.ID)
}

extension TodoStoreError: CustomStringConvertible {
  /// What was wrong and what to do, in one line.
  public var description: String {
    switch self {
    case .missingTodo: "The todo is no longer there."
    }
  }
}
