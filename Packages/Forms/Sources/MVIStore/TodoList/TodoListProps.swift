import Presentation
import Shared

/// A selector for the list's view: what it shows, made when it is asked for.
nonisolated struct TodoListProps: Equatable {
  private let list: TodoListState
  let isFormOpen: Bool

  init(_ state: AppState) {
    list = state.todoList
    isFormOpen = state.todoForm != nil
  }
}

nonisolated extension TodoListProps {
  private var formatter: TodoListFormatter { TodoListFormatter() }

  var summary: String {
    list.isLoaded
      ? formatter.summary(active: list.todos.activeCount, done: list.todos.doneCount) : ""
  }

  var filterTitle: String {
    list.isLoaded ? formatter.filter(list.filter) : ""
  }

  /// Shown instead of the rows when the list is empty.
  var placeholder: String? {
    guard list.isLoaded else { return "" }
    return list.listed.isEmpty ? formatter.placeholder(for: list.filter) : nil
  }

  var sections: [TodoListSection] {
    list.days.map { formatter.sections(list.listed.sections(of: $0)) } ?? []
  }

  /// The selected row, counted over all sections.
  var selection: Int? {
    list.selectedID.flatMap(list.listed.row)
  }

  var canUseSelected: Bool { list.selected != nil }

  var canClearDone: Bool { list.todos.doneCount > 0 }
}

/// An alert in words.
nonisolated extension TodoListProps {
  enum ShownAlert: Equatable {
    case question(String)
    case notice(Notice)
  }

  var shownAlert: ShownAlert? {
    switch list.alert {
    case .delete(let todo): .question(formatter.deleteQuestion(todo.title))
    case .clearDone(let ids): .question(formatter.clearQuestion(ids.count))
    case .loadFailed(let reason): .notice(Notice(formatter.loadFailure, reason: reason))
    case .saveFailed(let reason): .notice(Notice(formatter.saveFailure, reason: reason))
    case .deleteFailed(let reason): .notice(Notice(formatter.deleteFailure, reason: reason))
    case nil: nil
    }
  }
}
