import Shared
import TestSupport

@testable import VIPERObserved

extension TodoListResponse {
  /// Todos of today: `x B` is a done one; the first has the id 1, the second 2, and so on.
  static func today(_ rows: String..., filter: TodoFilter = .all) -> TodoListResponse {
    today(rows.enumerated().map { (Int64($0 + 1), $1) }, filter: filter)
  }

  /// Todos of today, of which those are listed that the filter lets through.
  static func today(
    _ rows: [(id: Int64, row: String)], filter: TodoFilter = .all
  ) -> TodoListResponse {
    let todos = rows.map { id, row in
      Todo(
        id: id, title: row.replacing("x ", with: ""), due: .fixed, isDone: row.hasPrefix("x "))
    }
    let listed = todos.filter { filter == .all || $0.isDone == (filter == .done) }
    let sections = [Section(kind: .today, todos: LazyList(listed))]
    return TodoListResponse(filter: filter, sections: listed.isEmpty ? [] : sections, of: todos)
  }

  /// What sections say, with the rest worked out as the interactor does.
  init(filter: TodoFilter, sections: [Section], of todos: [Todo]) {
    let rows = sections.flatMap(\.todos)
    let done = todos.filter(\.isDone).map(\.id)
    self.init(
      filter: filter, sections: sections, rows: LazyList(rows),
      row: { id in rows.firstIndex { $0.id == id } },
      activeCount: todos.count - done.count, doneIDs: LazyList(done))
  }
}
