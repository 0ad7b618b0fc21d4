import Shared

/// A change to todos, which are numbered in the order of their creation.
enum Change: Equatable {
  case add(String, CalendarDay)
  case edit(Int, String, CalendarDay)
  case mark(Int, Bool)
  case delete(Int)
  case clearDone

  /// Applies the change to the expected todos.
  func apply(to rows: inout [Row]) {
    switch self {
    case .add(let title, let due): rows.append(Row(title: title, due: due, isDone: false))
    case .edit(let place, let title, let due):
      rows[place].title = title
      rows[place].due = due
    case .mark(let place, let isDone): rows[place].isDone = isDone
    case .delete(let place): rows.remove(at: place)
    case .clearDone: rows.removeAll(where: \.isDone)
    }
  }
}
