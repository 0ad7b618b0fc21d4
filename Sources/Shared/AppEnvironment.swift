/// Everything that an app is given from outside; it reads no clock, locale, disk or network itself.
public struct AppEnvironment: Sendable {
  public let todoStore: any TodoStore
  public let clock: any WallClock
  public let calendar: DayCalendar

  public init(todoStore: any TodoStore, clock: any WallClock, calendar: DayCalendar) {
    self.todoStore = todoStore
    self.clock = clock
    self.calendar = calendar
  }

  public var today: CalendarDay {
    calendar.day(of: clock.now)
  }
}
