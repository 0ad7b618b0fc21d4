import Foundation
import Shared
import TestSupport

@testable import MVCDecoupled

extension TodoListContents {
  /// Todos that are due today: `x B` is a done one; their ids are 1, 2 and so on.
  static func today(_ rows: String..., filter: TodoFilter = .all) -> TodoListContents {
    today(rows.enumerated().map { (Int64($0 + 1), $1) }, filter: filter)
  }

  /// Todos that are due today, in the given order.
  static func today(
    _ rows: [(id: Int64, row: String)], filter: TodoFilter = .all
  ) -> TodoListContents {
    let todos = rows.enumerated().map { index, row in
      TodoItem(
        id: TodoItem.ID(rawValue: row.id), title: row.row.replacing("x ", with: ""), due: .fixed,
        isDone: row.row.hasPrefix("x "),
        created: FailingStore.created.addingTimeInterval(Double(index)))
    }
    let listed = todos.filter(filter.includes)
    let sections = [TodoSection(kind: .today, todos: LazyList(listed))]
    return TodoListContents(
      todos: TodoIndex(todos), filter: filter, sections: listed.isEmpty ? [] : sections)
  }
}
