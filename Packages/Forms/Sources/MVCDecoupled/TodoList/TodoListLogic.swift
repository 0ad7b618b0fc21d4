import Shared

/// The list's business logic as its controller calls it; results are returned or thrown.
protocol TodoListLogic: AnyObject {
  /// Called after every change of the todos, including changes made elsewhere.
  var onChange: () -> Void { get set }

  func load() throws(TodoStoreError) -> TodoListContents
  /// Switches to the next filter; returns `nil` until the first successful load.
  func advanceFilter() -> TodoListContents?
  /// Widens the filter if it hides the todo; returns `nil` if the todo is unknown.
  func reveal(_ id: TodoItem.ID) -> TodoListContents?

  func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(TodoStoreError)
  func delete(_ id: TodoItem.ID) throws(TodoStoreError)
  func deleteDone(among ids: [TodoItem.ID]) throws(TodoStoreError)

  /// A new todo that is due today.
  func draft() -> TodoDraft
  func draft(editing todo: TodoItem) -> TodoDraft
}

/// The contents of the list, as of the last load.
nonisolated struct TodoListContents: Sendable {
  let todos: TodoIndex
  let filter: TodoFilter
  /// The todos that pass the filter, in sections.
  let sections: [TodoSection]

  /// The todos of all sections, row by row.
  var rows: TodoListing { TodoListing(todos, filter: filter) }
}
