public import Foundation

/// Day and week arithmetic: Gregorian, with a chosen first weekday and time zone.
public struct DayCalendar: Sendable {
  public let firstWeekday: Weekday

  /// Tells which day an instant falls on; the only place where a time zone matters.
  private let local: Calendar
  /// Counts days: in UTC every day has 24 hours, so that no clock change can disturb it.
  private let utc: Calendar

  public init(firstWeekday: Weekday = .monday, timeZone: TimeZone) {
    self.firstWeekday = firstWeekday
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    local = calendar
    calendar.timeZone = .gmt
    utc = calendar
  }

  /// The day on which an instant falls, in the calendar's time zone.
  public func day(of instant: Date) -> CalendarDay {
    day(of: instant, in: local)
  }

  /// The day `count` days after `day` (before it, when negative), never outside years 1 to 9999.
  public func day(_ count: Int, daysAfter day: CalendarDay) -> CalendarDay {
    guard let moved = utc.date(byAdding: .day, value: count, to: midnight(of: day)) else {
      return day
    }
    return self.day(of: moved, in: utc)
  }

  public func weekday(of day: CalendarDay) -> Weekday {
    Weekday(rawValue: utc.component(.weekday, from: midnight(of: day))) ?? firstWeekday
  }

  /// The first day of the week that `day` is in.
  public func startOfWeek(of day: CalendarDay) -> CalendarDay {
    let sinceFirst = (weekday(of: day).rawValue - firstWeekday.rawValue + 7) % 7
    return self.day(-sinceFirst, daysAfter: day)
  }

  /// The instant at which a day has its noon, in the calendar's time zone.
  public func noon(of day: CalendarDay) -> Date {
    local.date(from: components(of: day, hour: 12)) ?? midnight(of: day)
  }

  private func midnight(of day: CalendarDay) -> Date {
    utc.date(from: components(of: day, hour: 0)) ?? .distantPast
  }

  private func components(of day: CalendarDay, hour: Int) -> DateComponents {
    DateComponents(year: day.year, month: day.month, day: day.day, hour: hour)
  }

  private func day(of instant: Date, in calendar: Calendar) -> CalendarDay {
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: instant)
    guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day
    else { return .first }
    return CalendarDay(year: year, month: month, day: day) ?? .last
  }
}
