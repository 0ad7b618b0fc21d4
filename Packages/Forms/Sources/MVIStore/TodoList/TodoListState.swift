import Shared

/// All that the list is at one moment, and nothing that follows from it.
nonisolated struct TodoListState: Equatable, Sendable {
  /// What is asked or said before anything else.
  enum Alert: Equatable, Sendable {
    case delete(TodoItem)
    case clearDone([TodoItem.ID])
    case loadFailed(reason: String)
    case saveFailed(reason: String)
    case deleteFailed(reason: String)
  }

  var todos = TodoIndex()
  /// As of the last load.
  var days: SectionDays?
  var filter = TodoFilter.all
  var selectedID: TodoItem.ID?
  var alert: Alert?
}

nonisolated extension TodoListState {
  /// Before the first load nothing is known, so nothing is claimed.
  var isLoaded: Bool { days != nil }

  var listed: TodoListing {
    TodoListing(todos, filter: filter)
  }

  var selected: TodoItem? {
    selectedID.flatMap { todos[$0] }
  }
}
