import Shared

/// What the list's controller asks of its business, which answers by what it returns or throws.
protocol TodoListLogic: AnyObject {
  /// Called after every change of the todos, whoever made it.
  var onChange: () -> Void { get set }

  func load() throws(TodoStoreError) -> TodoListContents
  /// Goes to the next filter; `nil` as long as nothing was loaded.
  func advanceFilter() -> TodoListContents?
  /// Opens the filter if it hides a todo; `nil` when that todo isn't known.
  func reveal(_ id: TodoItem.ID) -> TodoListContents?

  func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(TodoStoreError)
  func delete(_ id: TodoItem.ID) throws(TodoStoreError)
  func deleteDone(among ids: [TodoItem.ID]) throws(TodoStoreError)

  /// A new todo that is due today.
  func draft() -> TodoDraft
  func draft(editing todo: TodoItem) -> TodoDraft
}

/// What there is to list, as of the last load.
nonisolated struct TodoListContents: Sendable {
  let todos: TodoIndex
  let filter: TodoFilter
  /// Those that the filter lets through.
  let sections: [TodoSection]

  /// The todos of all sections, row by row.
  var rows: TodoListing { TodoListing(todos, filter: filter) }
}
