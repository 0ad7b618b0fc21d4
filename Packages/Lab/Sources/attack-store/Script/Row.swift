import Shared

/// What a user wrote of a todo; titles are never twice the same here.
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

  /// How many there are and how they begin, short enough for a message.
  var summary: String {
    let some = map { ($0.isDone ? "x " : "") + $0.title.prefix(12) }.sorted().prefix(8)
    return "\(count) todos (\(some.joined(separator: ", "))\(count > 8 ? ", …" : ""))"
  }
}
