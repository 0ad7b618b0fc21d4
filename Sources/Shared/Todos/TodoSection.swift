/// The todos that share a place relative to today.
public struct TodoSection: Equatable, Sendable {
  /// The places, in the order in which they are listed, which is that of the days.
  public enum Kind: CaseIterable, Sendable {
    case earlier
    case today
    case tomorrow
    case laterThisWeek
    case nextWeek
    case later
  }

  public let kind: Kind
  /// In listing order.
  public let todos: LazyList<TodoItem>

  public init(kind: Kind, todos: LazyList<TodoItem>) {
    self.kind = kind
    self.todos = todos
  }
}

/// The days that separate the sections, as seen on one day.
public struct SectionDays: Equatable, Sendable {
  let today: CalendarDay
  let tomorrow: CalendarDay
  let endOfWeek: CalendarDay
  let endOfNextWeek: CalendarDay

  public init(today: CalendarDay, in calendar: DayCalendar) {
    self.today = today
    tomorrow = calendar.day(1, daysAfter: today)
    endOfWeek = calendar.endOfWeek(of: today)
    endOfNextWeek = calendar.day(7, daysAfter: endOfWeek)
  }
}
