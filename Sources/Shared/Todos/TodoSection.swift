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
  /// A part of the sorted todos, which is not copied.
  public let todos: ArraySlice<TodoItem>

  /// Sorts todos into sections, each in listing order; empty sections are left out.
  public static func sections(
    of todos: [TodoItem], today: CalendarDay, calendar: DayCalendar
  ) -> [TodoSection] {
    let tomorrow = calendar.day(1, daysAfter: today)
    let endOfWeek = calendar.endOfWeek(of: today)
    let endOfNextWeek = calendar.day(7, daysAfter: endOfWeek)

    func kind(of due: CalendarDay) -> Kind {
      if due < today { return .earlier }
      if due == today { return .today }
      if due == tomorrow { return .tomorrow }
      if due <= endOfWeek { return .laterThisWeek }
      if due <= endOfNextWeek { return .nextWeek }
      return .later
    }

    // Kinds follow one another as the days do, so each is one run of the sorted todos.
    // Stores list in this order already, and a copy of a long list costs more than a look at it.
    let isSorted = zip(todos, todos.dropFirst()).allSatisfy { $0 < $1 }
    var rest = (isSorted ? todos : todos.sorted())[...]
    return Kind.allCases.compactMap { wanted in
      let run = rest.prefix { kind(of: $0.due) == wanted }
      rest = rest.dropFirst(run.count)
      return run.isEmpty ? nil : TodoSection(kind: wanted, todos: run)
    }
  }
}
