/// Which todos to show.
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

  /// Whether no todo passes both filters.
  public func excludes(_ other: TodoFilter) -> Bool {
    self != .all && other != .all && self != other
  }

  /// The next filter in the cycle all, active, done.
  public var next: TodoFilter {
    switch self {
    case .all: .active
    case .active: .done
    case .done: .all
    }
  }
}
