import Foundation

extension SQLiteStatement {
  /// The todos that a statement finds; a row that can't be understood is an error.
  func todos() throws(TodoStoreError) -> [TodoItem] {
    defer { reset() }
    var todos: [TodoItem] = []
    while try step() {
      guard let todo else { throw .damagedFile(path: path) }
      todos.append(todo)
    }
    return todos
  }

  /// The todo of the row that was stepped to.
  private var todo: TodoItem? {
    guard let id = integer(0), let title = text(1),
      let due = integer(2).flatMap(CalendarDay.init(stored:)),
      let done = integer(3), done == 0 || done == 1, let created = real(4)
    else { return nil }
    return TodoItem(
      id: .init(rawValue: id), title: title, due: due, isDone: done == 1,
      created: Date(timeIntervalSinceReferenceDate: created))
  }
}
