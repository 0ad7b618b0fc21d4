import Foundation

/// Where the todo with an id is in listing order.
struct TodoPlace {
  let id: TodoItem.ID
  private let due: CalendarDay
  private let created: Date

  init(_ todo: TodoItem) {
    id = todo.id
    due = todo.due
    created = todo.created
  }

  /// A key for finding the place of a todo by its id.
  init(id: TodoItem.ID) {
    self.id = id
    due = .first
    created = .distantPast
  }

  /// A key for finding the todo itself among the sorted ones.
  var todo: TodoItem {
    TodoItem(id: id, title: "", due: due, isDone: false, created: created)
  }
}

extension TodoPlace: SortedTreeElement {
  /// By id alone, since places are looked up by id.
  static func < (left: Self, right: Self) -> Bool {
    left.id.rawValue < right.id.rawValue
  }

  var isMarked: Bool { false }
}
