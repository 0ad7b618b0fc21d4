public import Shared

/// One todo, formatted for a list.
public struct TodoListRow: Equatable, Sendable {
  public let isDone: Bool
  public let title: String
  public let due: String
  public let isOverdue: Bool

  public init(isDone: Bool, title: String, due: String, isOverdue: Bool) {
    self.isDone = isDone
    self.title = title
    self.due = due
    self.isOverdue = isOverdue
  }
}

/// Rows under a heading; each is formatted on demand.
public struct TodoListSection: Equatable, Sendable {
  public let title: String
  public let rows: LazyList<TodoListRow>

  public init(title: String, rows: LazyList<TodoListRow>) {
    self.title = title
    self.rows = rows
  }
}
