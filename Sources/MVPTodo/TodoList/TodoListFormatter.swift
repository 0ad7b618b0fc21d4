import Shared

/// Puts todos into the words of the list.
nonisolated struct TodoListFormatter {
  let calendar: DayCalendar

  func summary(of todos: [TodoItem]) -> String {
    let done = todos.count { $0.isDone }
    return "\(todos.count - done) active, \(done) done"
  }

  func filter(_ filter: TodoFilter) -> String {
    switch filter {
    case .all: "Filter: All"
    case .active: "Filter: Active"
    case .done: "Filter: Done"
    }
  }

  func placeholder(for filter: TodoFilter) -> String {
    switch filter {
    case .all: "Nothing to do. Press a to add a todo."
    case .active: "No active todos."
    case .done: "No done todos."
    }
  }

  func sections(_ sections: [TodoSection]) -> [TodoListSection] {
    sections.map { section in
      TodoListSection(
        title: title(of: section.kind),
        rows: section.todos.map { row(for: $0, in: section.kind) })
    }
  }

  private func title(of kind: TodoSection.Kind) -> String {
    switch kind {
    case .earlier: "Earlier"
    case .today: "Today"
    case .tomorrow: "Tomorrow"
    case .laterThisWeek: "Later This Week"
    case .nextWeek: "Next Week"
    case .later: "Later"
    }
  }

  private func row(for todo: TodoItem, in kind: TodoSection.Kind) -> TodoListRow {
    let isOverdue = kind == .earlier && !todo.isDone
    let due =
      switch kind {
      case .earlier: isOverdue ? "! " + todo.due.iso : todo.due.iso
      case .today: ""
      case .tomorrow, .laterThisWeek, .nextWeek: calendar.weekday(of: todo.due).name
      case .later: todo.due.iso
      }
    return TodoListRow(isDone: todo.isDone, title: todo.title, due: due, isOverdue: isOverdue)
  }
}
