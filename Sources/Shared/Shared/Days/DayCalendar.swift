public import Foundation

/// Day and week arithmetic in the Gregorian calendar, with a given first weekday and time zone.
public struct DayCalendar: Equatable, Sendable {
  public let firstWeekday: Weekday

  /// Determines the day of an instant; days themselves have no time zone.
  private let timeZone: TimeZone

  public init(firstWeekday: Weekday = .monday, timeZone: TimeZone) {
    self.firstWeekday = firstWeekday
    self.timeZone = timeZone
  }

  /// The day of an instant in the calendar's time zone.
  public func day(of instant: Date) -> CalendarDay {
    // Years outside 1 to 9999 are clamped anyway; NaN becomes the first day.
    let seconds = max(-1e12, min(instant.timeIntervalSince1970, 1e12))
    guard !seconds.isNaN else { return .first }
    let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))
    let local = seconds + Double(offset)
    let days = (local / Self.secondsPerDay).rounded(.down)
    return CalendarDay(nearestTo: Self.epoch + (Int(exactly: days) ?? 0))
  }

  /// The day `count` days after `day` (before it if negative), clamped to the years 1 to 9999.
  public func day(_ count: Int, daysAfter day: CalendarDay) -> CalendarDay {
    let most = CalendarDay.last.number
    return CalendarDay(nearestTo: day.number + min(max(count, -most), most))
  }

  /// The first day of the week that contains `day`.
  public func startOfWeek(of day: CalendarDay) -> CalendarDay {
    self.day(-daysSinceStartOfWeek(of: day), daysAfter: day)
  }

  /// The last day of the week that contains `day`.
  func endOfWeek(of day: CalendarDay) -> CalendarDay {
    self.day(6 - daysSinceStartOfWeek(of: day), daysAfter: day)
  }

  /// The instant of noon on a day in the calendar's time zone.
  public func noon(of day: CalendarDay) -> Date {
    let days = Double(day.number - Self.epoch)
    let utc = Date(timeIntervalSince1970: (days + 0.5) * Self.secondsPerDay)
    // Clocks change at night, so the offset at noon UTC also holds at local noon.
    return utc - Double(timeZone.secondsFromGMT(for: utc))
  }

  private static let secondsPerDay = 86_400.0
  private static let epoch = CalendarDay(unchecked: 1970, 1, 1).number

  private func daysSinceStartOfWeek(of day: CalendarDay) -> Int {
    (day.weekday.rawValue - firstWeekday.rawValue + 7) % 7
  }
}
