/// The todos that share a place relative to today.
public struct TodoSection: Equatable, Sendable {
  /// The places, in the order in which they are listed, which is that of the days.
  public enum Kind: CaseIterable, Sendable {
    case earlier
    case today
    case tomorrow
    case laterThisWeek
    case nextWeek
    case later
  }

  public let kind: Kind
  /// In listing order.
  public let todos: LazyList<TodoItem>

  public init(kind: Kind, todos: LazyList<TodoItem>) {
    self.kind = kind
    self.todos = todos
  }
}
