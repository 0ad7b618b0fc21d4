import Shared
import TestSupport

@testable import VIPERRoutes

extension TodoListResponse {
  /// Todos that are due today: `x B` is a done one; their ids are 1, 2 and so on.
  static func today(_ rows: String..., filter: TodoFilter = .all) -> TodoListResponse {
    let todos = rows.enumerated().map { index, row in
      TodoItem(
        id: TodoItem.ID(rawValue: Int64(index + 1)), title: row.replacing("x ", with: ""),
        due: .fixed, isDone: row.hasPrefix("x "), created: FailingStore.created)
    }
    return today(TodoIndex(todos), filter: filter)
  }

  /// Those todos that the filter lets through, all of them as if they were due today.
  static func today(_ todos: TodoIndex, filter: TodoFilter = .all) -> TodoListResponse {
    let listed = TodoListing(todos, filter: filter)
    let rows = listed.map { Todo(id: $0.id, title: $0.title, due: $0.due, isDone: $0.isDone) }
    return TodoListResponse(
      filter: filter, ids: TodoListing.IDs(listed),
      sections: rows.isEmpty ? [] : [Section(kind: .today, todos: LazyList(rows))],
      activeCount: todos.activeCount, doneIDs: LazyList(todos.doneIDs))
  }
}
