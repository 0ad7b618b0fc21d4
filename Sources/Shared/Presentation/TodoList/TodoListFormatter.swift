public import Shared

/// Formats the texts of the list.
public struct TodoListFormatter: Sendable {
  public init() {}

  public func summary(active: Int, done: Int) -> String {
    "\(active) active, \(done) done"
  }

  public func filter(_ filter: TodoFilter) -> String {
    switch filter {
    case .all: "Filter: All"
    case .active: "Filter: Active"
    case .done: "Filter: Done"
    }
  }

  /// Shown in place of the rows if there are none.
  public func placeholder(for filter: TodoFilter) -> String {
    switch filter {
    case .all: "Nothing to do. Press a to add a todo."
    case .active: "No active todos."
    case .done: "No done todos."
    }
  }

  public func sections(_ sections: [TodoSection]) -> [TodoListSection] {
    sections.map { section in
      TodoListSection(
        title: title(of: section.kind),
        rows: section.todos.mapped { todo in
          row(titled: todo.title, due: todo.due, isDone: todo.isDone, in: section.kind)
        })
    }
  }

  public func title(of kind: TodoSection.Kind) -> String {
    switch kind {
    case .earlier: "Earlier"
    case .today: "Today"
    case .tomorrow: "Tomorrow"
    case .laterThisWeek: "Later This Week"
    case .nextWeek: "Next Week"
    case .later: "Later"
    }
  }

  public func row(
    titled title: String, due: CalendarDay, isDone: Bool, in kind: TodoSection.Kind
  ) -> TodoListRow {
    let isOverdue = kind == .earlier && !isDone
    let day =
      switch kind {
      case .earlier: isOverdue ? "! " + due.iso : due.iso
      case .today: ""
      case .tomorrow, .laterThisWeek, .nextWeek: due.weekday.name
      case .later: due.iso
      }
    return TodoListRow(isDone: isDone, title: title, due: day, isOverdue: isOverdue)
  }
}

/// The questions and error messages of the list.
extension TodoListFormatter {
  public var loadFailure: String { "Couldn't load the todos." }

  public var saveFailure: String { "Couldn't save the todo." }

  public var deleteFailure: String { "Couldn't delete the todo." }

  public func deleteQuestion(_ title: String) -> String {
    "Delete “\(title)”?"
  }

  public func clearQuestion(_ count: Int) -> String {
    "Clear \(count) done todos?"
  }
}
