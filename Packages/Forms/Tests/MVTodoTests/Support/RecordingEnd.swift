import Shared

/// Remembers how a scene ended.
final class RecordingEnd {
  enum End: Equatable {
    case saved(TodoItem.ID)
    case cancelled
    case closed
  }

  private(set) var ends: [End] = []

  func saved(_ id: TodoItem.ID) { ends.append(.saved(id)) }
  func cancelled() { ends.append(.cancelled) }
  func closed() { ends.append(.closed) }
}
