/// The todos that share a place relative to today.
public struct TodoSection: Equatable, Sendable {
  /// The places, in the order in which they are listed.
  public enum Kind: CaseIterable, Sendable {
    case earlier
    case today
    case tomorrow
    case laterThisWeek
    case nextWeek
    case later
  }

  public let kind: Kind
  public let todos: [TodoItem]

  /// Sorts todos into sections, each in listing order; empty sections are left out.
  public static func sections(
    of todos: some Sequence<TodoItem>, today: CalendarDay, calendar: DayCalendar
  ) -> [TodoSection] {
    let tomorrow = calendar.day(1, daysAfter: today)
    let nextWeek = calendar.day(7, daysAfter: calendar.startOfWeek(of: today))
    let weekAfterNext = calendar.day(7, daysAfter: nextWeek)

    func kind(of due: CalendarDay) -> Kind {
      if due < today { return .earlier }
      if due == today { return .today }
      if due == tomorrow { return .tomorrow }
      if due < nextWeek { return .laterThisWeek }
      if due < weekAfterNext { return .nextWeek }
      return .later
    }

    // Kinds follow one another as the days do, so each is one run of the sorted todos.
    var rest = todos.sorted()[...]
    return Kind.allCases.compactMap { wanted in
      let run = rest.prefix { kind(of: $0.due) == wanted }
      rest = rest.dropFirst(run.count)
      return run.isEmpty ? nil : TodoSection(kind: wanted, todos: Array(run))
    }
  }
}
