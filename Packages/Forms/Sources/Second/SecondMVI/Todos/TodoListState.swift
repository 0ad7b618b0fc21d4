import Shared

/// Everything that the tab of the todos shows.
struct TodoListState {
  /// What the last successful load brought.
  struct Contents {
    let todos: TodoIndex
    let today: CalendarDay
  }

  /// A question that was asked, or a failure that was reported.
  enum Alert {
    case delete(TodoItem)
    case clear([TodoItem.ID])
    case failure(TodoOperation, reason: String)
  }

  /// Nil before the first successful load.
  private(set) var contents: Contents?
  private(set) var filter = TodoFilter.all
  private(set) var selection: TodoItem.ID?
  var alert: Alert?
  /// The form, while it is open.
  var form: TodoFormState?
  /// A todo that was saved, to be selected when it is loaded.
  var saved: TodoItem.ID?
  /// Whether the store reported a change that isn't loaded yet.
  var isOutdated = false

  var todos: TodoIndex { contents?.todos ?? TodoIndex() }

  /// The rows.
  var listing: TodoListing { TodoListing(todos, filter: filter) }

  var selectedTodo: TodoItem? { selection.flatMap { todos[$0] } }
}

extension TodoListState {
  /// Selects the row that many rows below, if there is one.
  mutating func moveSelection(by rows: Int) {
    let listing = listing
    guard let row = selection.flatMap(listing.row(of:)), listing.indices.contains(row + rows)
    else { return }
    selection = listing[row + rows].id
  }

  mutating func setFilter(_ filter: TodoFilter) {
    keepingSelection { $0.filter = filter }
  }

  /// Shows what was loaded, and selects the todo that was saved before.
  mutating func show(_ contents: Contents) {
    keepingSelection { $0.contents = contents }
    isOutdated = false
    selectSaved()
  }

  mutating func selectSaved() {
    guard let todo = saved.flatMap({ todos[$0] }) else { return }
    if !filter.includes(todo) {
      filter = .all
    }
    selection = todo.id
    saved = nil
  }

  /// Changes the rows; the selection stays with its todo, or goes to the next one that is left.
  private mutating func keepingSelection(_ change: (inout TodoListState) -> Void) {
    let before = listing
    change(&self)
    let after = listing
    guard let selection else {
      selection = after.first?.id
      return
    }
    if after.row(of: selection) == nil {
      self.selection = before.next(below: selection, in: after) ?? after.last?.id
    }
  }
}
