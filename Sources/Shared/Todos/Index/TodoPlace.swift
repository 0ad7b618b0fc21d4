import Foundation

/// Where the todo with an id stands in listing order.
struct TodoPlace {
  let id: TodoItem.ID
  private let due: CalendarDay
  private let created: Date

  init(_ todo: TodoItem) {
    id = todo.id
    due = todo.due
    created = todo.created
  }

  /// What finds the place of a todo of which only the id is known.
  init(id: TodoItem.ID) {
    self.id = id
    due = .first
    created = .distantPast
  }

  /// What finds the todo itself among the sorted ones.
  var todo: TodoItem {
    TodoItem(id: id, title: "", due: due, isDone: false, created: created)
  }
}

extension TodoPlace: SortedTreeElement {
  /// By id alone, which is what it is looked up by.
  static func < (left: Self, right: Self) -> Bool {
    left.id.rawValue < right.id.rawValue
  }

  var isMarked: Bool { false }
}
