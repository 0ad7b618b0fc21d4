/// Todos with the same position relative to today.
public struct TodoSection: Equatable, Sendable {
  /// The kinds in listing order, which is also the order of their days.
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

/// The days that separate the sections, relative to one day.
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
