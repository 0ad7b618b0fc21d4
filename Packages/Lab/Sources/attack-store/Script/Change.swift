import Shared

/// A change of todos, which are counted in the order of their making.
enum Change: Equatable {
  case add(String, CalendarDay)
  case edit(Int, String, CalendarDay)
  case mark(Int, Bool)
  case delete(Int)
  case clearDone

  /// What must be there after the change.
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
