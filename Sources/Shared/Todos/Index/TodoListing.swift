/// The todos that a filter lets through, row by row in listing order; cheap to make and to keep.
public struct TodoListing: Equatable, Sendable {
  private let todos: TodoIndex
  private let filter: TodoFilter

  /// Lists those todos that a filter lets through.
  public init(_ todos: TodoIndex = TodoIndex(), filter: TodoFilter = .all) {
    self.todos = todos
    self.filter = filter
  }

  /// The row of the todo with an id; nil when it isn't listed.
  public func row(of id: TodoItem.ID) -> Int? {
    guard let todo = todos[id], filter.includes(todo) else { return nil }
    return todos.tree.count(of: filter.part) { $0 < todo }
  }

  /// The nearest todo below one of these that another listing has too; nil when it has none.
  public func next(below id: TodoItem.ID, in other: TodoListing) -> TodoItem.ID? {
    let isSame = todos.tree.root === other.todos.tree.root
    // Told without a look at each todo.
    if isSame, filter.excludes(other.filter) { return nil }
    guard let row = row(of: id) else { return nil }
    return self[(row + 1)...].first { other.row(of: $0.id) != nil }?.id
  }
}

extension TodoListing: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { todos.tree.count(of: filter.part) }

  public subscript(row: Int) -> TodoItem { todos.tree.element(at: row, of: filter.part) }
}

extension TodoListing {
  /// The sections that the rows fall into, from top to bottom; empty ones are left out.
  public func sections(today: CalendarDay, calendar: DayCalendar) -> [TodoSection] {
    sections(of: SectionDays(today: today, in: calendar))
  }

  /// The sections that the rows fall into, as the days divide them.
  public func sections(of days: SectionDays) -> [TodoSection] {
    // Kinds follow one another as the days do, so each is one run of the rows.
    var start = 0
    return TodoSection.Kind.allCases.compactMap { kind in
      let end =
        switch kind {
        case .earlier: rows { $0 < days.today }
        case .today: rows { $0 <= days.today }
        case .tomorrow: rows { $0 <= days.tomorrow }
        case .laterThisWeek: rows { $0 <= days.endOfWeek }
        case .nextWeek: rows { $0 <= days.endOfNextWeek }
        case .later: count
        }
      guard start < end else { return nil }
      defer { start = end }
      return TodoSection(
        kind: kind, todos: LazyList(count: end - start) { [start] in self[start + $0] })
    }
  }

  /// How many rows come before the first whose due day isn't among those that are meant.
  private func rows(dueOn isMeant: (CalendarDay) -> Bool) -> Int {
    todos.tree.count(of: filter.part) { isMeant($0.due) }
  }
}

extension TodoFilter {
  fileprivate var part: SortedTree<TodoItem>.Part {
    switch self {
    case .all: .all
    case .active: .unmarked
    case .done: .marked
    }
  }
}
