import Presentation
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
  /// The form is open for as long as it has a state.
  var form: TodoFormState?
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

/// What is shown: all of it follows from the state, and is made when it is asked for.
nonisolated extension TodoListState {
  private var formatter: TodoListFormatter { TodoListFormatter() }

  var summary: String {
    isLoaded ? formatter.summary(active: todos.activeCount, done: todos.doneCount) : ""
  }

  var filterTitle: String {
    isLoaded ? formatter.filter(filter) : ""
  }

  /// Shown instead of the rows when the list is empty.
  var placeholder: String? {
    guard isLoaded else { return "" }
    return listed.isEmpty ? formatter.placeholder(for: filter) : nil
  }

  var sections: [TodoListSection] {
    days.map { formatter.sections(listed.sections(of: $0)) } ?? []
  }

  /// The selected row, counted over all sections.
  var selection: Int? {
    selectedID.flatMap(listed.row)
  }

  var canUseSelected: Bool { selected != nil }

  var canClearDone: Bool { todos.doneCount > 0 }
}

/// An alert in words.
nonisolated extension TodoListState {
  enum ShownAlert: Equatable {
    case question(String)
    case notice(Notice)
  }

  var shownAlert: ShownAlert? {
    switch alert {
    case .delete(let todo): .question(formatter.deleteQuestion(todo.title))
    case .clearDone(let ids): .question(formatter.clearQuestion(ids.count))
    case .loadFailed(let reason): .notice(Notice(formatter.loadFailure, reason: reason))
    case .saveFailed(let reason): .notice(Notice(formatter.saveFailure, reason: reason))
    case .deleteFailed(let reason): .notice(Notice(formatter.deleteFailure, reason: reason))
    case nil: nil
    }
  }
}
