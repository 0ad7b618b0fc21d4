import Shared
import TestSupport

@testable import VIPERBase

extension TodoListResponse {
  /// Todos that are due today: `x B` is a done one; their ids are 1, 2 and so on.
  ///
  /// The filter decides which of them are listed; one listed row is selected, if there is any.
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
