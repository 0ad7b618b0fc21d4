/// The todos that pass a filter, as rows in listing order; cheap to make and to copy.
public struct TodoListing: Equatable, Sendable {
  private let todos: TodoIndex
  private let filter: TodoFilter

  /// Lists the todos that pass a filter.
  public init(_ todos: TodoIndex = TodoIndex(), filter: TodoFilter = .all) {
    self.todos = todos
    self.filter = filter
  }

  /// The row of the todo with an id; nil if it isn't listed.
  public func row(of id: TodoItem.ID) -> Int? {
    guard let todo = todos[id], filter.includes(todo) else { return nil }
    return todos.tree.count(of: filter.part) { $0 < todo }
  }

  /// What to select after a change: the selected todo if it is still listed, else the one that took
  /// its place, else the last; without a selected todo, the first.
  public func selection(_ selected: TodoItem.ID?, after before: TodoListing) -> TodoItem.ID? {
    guard let selected else { return first?.id }
    if row(of: selected) != nil { return selected }
    return before.next(below: selected, in: self) ?? last?.id
  }

  /// What to select some rows away, at most the first or the last; nil if the todo isn't listed.
  public func selection(_ selected: TodoItem.ID?, movedBy rows: Int) -> TodoItem.ID? {
    selected.flatMap(row).map { self[index($0, movedBy: rows)].id }
  }

  /// The nearest todo below this one that another listing has too; nil if there is none.
  public func next(below id: TodoItem.ID, in other: TodoListing) -> TodoItem.ID? {
    let isSame = todos.tree.root === other.todos.tree.root
    // Known without looking at each todo.
    if isSame, filter.excludes(other.filter) { return nil }
    guard let row = row(of: id) else { return nil }
    return self[(row + 1)...].first { other.row(of: $0.id) != nil }?.id
  }
}

extension TodoListing {
  /// The ids of the listed todos, for whoever may not see the todos themselves.
  public struct IDs: Equatable, Sendable {
    private let listing: TodoListing

    public init(_ listing: TodoListing = TodoListing()) {
      self.listing = listing
    }

    /// The row of an id; nil if it isn't listed.
    public func row(of id: TodoItem.ID) -> Int? { listing.row(of: id) }

    /// What to select after a change, as in a listing.
    public func selection(_ selected: TodoItem.ID?, after before: IDs) -> TodoItem.ID? {
      listing.selection(selected, after: before.listing)
    }

    /// What to select some rows away, as in a listing.
    public func selection(_ selected: TodoItem.ID?, movedBy rows: Int) -> TodoItem.ID? {
      listing.selection(selected, movedBy: rows)
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index some places away, at most the first or the last; there must be one.
  public func index(_ index: Int, movedBy distance: Int) -> Int {
    Swift.min(Swift.max(index + distance, startIndex), endIndex - 1)
  }
}

extension TodoListing: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { todos.tree.count(of: filter.part) }

  public subscript(row: Int) -> TodoItem { todos.tree.element(at: row, of: filter.part) }
}

extension TodoListing {
  /// The sections of the rows, from top to bottom; empty ones are omitted.
  public func sections(today: CalendarDay, calendar: DayCalendar) -> [TodoSection] {
    sections(of: SectionDays(today: today, in: calendar))
  }

  /// The sections of the rows, for given days.
  public func sections(of days: SectionDays) -> [TodoSection] {
    // Kinds are in the order of their days, so each one is a contiguous run of rows.
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

  /// The number of rows before the first whose due day isn't meant.
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
