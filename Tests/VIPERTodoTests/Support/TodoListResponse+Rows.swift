@testable import VIPERTodo

extension TodoListResponse {
  /// Todos of today: `x B` is a done one; the first has the id 1, the second 2, and so on.
  static func today(_ rows: String...) -> TodoListResponse {
    today(rows.enumerated().map { (Int64($0 + 1), $1) })
  }

  static func today(_ rows: [(id: Int64, row: String)]) -> TodoListResponse {
    let todos = rows.map { id, row in
      Todo(
        id: id, title: row.replacing("x ", with: ""), isDone: row.hasPrefix("x "),
        day: "2026-11-21", weekday: "Saturday")
    }
    let done = todos.filter(\.isDone).map(\.id)
    return TodoListResponse(
      filter: .all, sections: todos.isEmpty ? [] : [Section(place: .today, todos: todos)],
      activeCount: todos.count - done.count, doneIDs: done)
  }
}
