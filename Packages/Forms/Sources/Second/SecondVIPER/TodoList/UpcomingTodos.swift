import Shared

/// A todo as the interactor hands it to the presenter: plain data instead of the entity.
nonisolated struct UpcomingTodo: Equatable, Sendable {
  let id: TodoItem.ID
  let title: String
  let due: CalendarDay
  let isDone: Bool

  init(_ todo: TodoItem) {
    id = todo.id
    title = todo.title
    due = todo.due
    isDone = todo.isDone
  }
}

/// Upcoming todos with the same position relative to today.
nonisolated struct UpcomingSection: Sendable {
  let kind: TodoSection.Kind
  let todos: LazyList<UpcomingTodo>

  init(_ section: TodoSection) {
    kind = section.kind
    todos = section.todos.mapped { UpcomingTodo($0) }
  }
}

/// The result of the use case “list the todos”; todos are copied only when they are looked at.
nonisolated struct UpcomingTodos: Sendable {
  let filter: TodoFilter
  let activeCount: Int
  let doneCount: Int
  let sections: [UpcomingSection]

  private let listing: TodoListing

  init(_ todos: TodoIndex, filter: TodoFilter, days: SectionDays) {
    listing = TodoListing(todos, filter: filter)
    self.filter = filter
    activeCount = todos.activeCount
    doneCount = todos.doneCount
    sections = listing.sections(of: days).map { UpcomingSection($0) }
  }

  var isEmpty: Bool { listing.isEmpty }
  var first: UpcomingTodo? { listing.first.map { UpcomingTodo($0) } }
  var last: UpcomingTodo? { listing.last.map { UpcomingTodo($0) } }

  /// The todo in a row, counted over all sections; `nil` if there is no such row.
  func todo(in row: Int) -> UpcomingTodo? {
    listing.indices.contains(row) ? UpcomingTodo(listing[row]) : nil
  }

  /// The row of a todo, counted over all sections; `nil` if it isn't listed.
  func row(of id: TodoItem.ID) -> Int? {
    listing.row(of: id)
  }

  /// The nearest todo below this one that is listed in `other` too.
  func next(below id: TodoItem.ID, in other: UpcomingTodos) -> TodoItem.ID? {
    listing.next(below: id, in: other.listing)
  }
}
