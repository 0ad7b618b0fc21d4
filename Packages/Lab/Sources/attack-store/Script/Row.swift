import Shared

/// The user's data of a todo; titles are unique here.
struct Row: Hashable {
  var title: String
  var due: CalendarDay
  var isDone: Bool
}

extension Row {
  init(_ todo: TodoItem) {
    self.init(title: todo.title, due: todo.due, isDone: todo.isDone)
  }
}

extension Set<Row> {
  init(of todos: TodoIndex) {
    self = Set(todos.lazy.map(Row.init))
  }

  /// Their number and the beginnings of some, short enough for a message.
  var summary: String {
    let some = map { ($0.isDone ? "x " : "") + $0.title.prefix(12) }.sorted().prefix(8)
    return "\(count) todos (\(some.joined(separator: ", "))\(count > 8 ? ", …" : ""))"
  }
}
