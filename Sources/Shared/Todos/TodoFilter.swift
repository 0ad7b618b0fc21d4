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

  /// Whether there is no todo that both look at.
  public func excludes(_ other: TodoFilter) -> Bool {
    self != .all && other != .all && self != other
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
