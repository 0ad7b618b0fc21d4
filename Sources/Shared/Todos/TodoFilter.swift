/// Which todos are looked at.
public enum TodoFilter: CaseIterable, Sendable {
  case all
  case active
  case done

  public func includes(_ todo: TodoItem) -> Bool {
    switch self {
    case .all: true
    case .active: !todo.isDone
    case .done: todo.isDone
    }
  }

  /// The todos that are looked at, in the order in which they are given.
  public func apply(to todos: [TodoItem]) -> [TodoItem] {
    self == .all ? todos : todos.filter(includes)
  }

  /// The one that follows in the order all, active, done, and round again.
  public var next: TodoFilter {
    switch self {
    case .all: .active
    case .active: .done
    case .done: .all
    }
  }
}
