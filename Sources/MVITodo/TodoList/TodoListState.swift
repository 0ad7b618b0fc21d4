import Presentation
import Shared

/// All that the list is at one moment, and nothing that follows from it.
nonisolated struct TodoListState: Equatable, Sendable {
  /// What the list has to ask or to say before anything else, in words, and what a yes is about.
  enum Alert: Equatable, Sendable {
    case delete(TodoItem.ID, question: String)
    case clearDone([TodoItem.ID], question: String)
    case failure(String, reason: String)
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

  /// What stands in the place of the rows when there are none.
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
