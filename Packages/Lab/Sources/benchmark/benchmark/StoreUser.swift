import Shared

/// Makes the actions' changes directly in a store: a lower bound for all patterns.
final class StoreUser {
  private let store: any TodoStore
  private var todo: TodoItem

  init(_ store: any TodoStore) throws {
    self.store = store
    todo =
      try store.todos().first
      ?? store.add(title: "First", due: DayCalendar.benchmark.today, created: .benchmark)
  }

  /// The names of the actions that change a store.
  static let changes = ["mark done", "add", "edit", "delete"]

  func perform(_ action: String) throws {
    switch action {
    case "mark done":
      try store.setDone(!todo.isDone, todo.id)
      try store.setDone(todo.isDone, todo.id)
    case "add":
      todo = try store.add(title: "M", due: DayCalendar.benchmark.today, created: .benchmark)
    case "edit":
      try store.edit(todo.id, title: "M!", due: todo.due)
    case "delete":
      try store.delete(todo.id)
      todo = try store.todos().first ?? todo
    default: break
    }
  }
}
