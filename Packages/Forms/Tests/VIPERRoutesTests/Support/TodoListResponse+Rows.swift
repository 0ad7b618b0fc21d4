import Shared
import TestSupport

@testable import VIPERRoutes

extension TodoListResponse {
  /// Todos of today: `x B` is a done one; the first has the id 1, the second 2, and so on.
  ///
  /// Those are listed that the filter lets through; one row of them is selected, if there is one.
  static func today(
    _ rows: String..., filter: TodoFilter = .all, selecting row: Int = 0
  ) -> TodoListResponse {
    let todos = rows.enumerated().map { index, row in
      Todo(
        id: TodoItem.ID(rawValue: Int64(index + 1)), title: row.replacing("x ", with: ""),
        due: .fixed,
        isDone: row.hasPrefix("x "))
    }
    let listed = todos.filter { filter == .all || $0.isDone == (filter == .done) }
    let sections = [Section(kind: .today, todos: LazyList(listed))]
    let done = todos.filter(\.isDone).map(\.id)
    return TodoListResponse(
      filter: filter, sections: listed.isEmpty ? [] : sections,
      selection: listed.isEmpty ? nil : Selection(row: row, todo: listed[row]),
      activeCount: todos.count - done.count, doneIDs: LazyList(done))
  }
}
