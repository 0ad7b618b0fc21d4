public import Foundation

/// Day and week arithmetic: Gregorian, with a chosen first weekday and time zone.
public struct DayCalendar: Equatable, Sendable {
  public let firstWeekday: Weekday

  /// Tells which day an instant falls on; days themselves know no time zone.
  private let timeZone: TimeZone

  public init(firstWeekday: Weekday = .monday, timeZone: TimeZone) {
    self.firstWeekday = firstWeekday
    self.timeZone = timeZone
  }

  /// The day on which an instant falls, in the calendar's time zone.
  public func day(of instant: Date) -> CalendarDay {
    // Years beyond 1 to 9999 end up at their ends anyway; what is no number at the start.
    let seconds = max(-1e12, min(instant.timeIntervalSince1970, 1e12))
    guard !seconds.isNaN else { return .first }
    let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))
    let local = seconds + Double(offset)
    let days = (local / Self.secondsPerDay).rounded(.down)
    return CalendarDay(nearestTo: Self.epoch + (Int(exactly: days) ?? 0))
  }

  /// The day `count` days after `day` (before it, when negative), never outside years 1 to 9999.
  public func day(_ count: Int, daysAfter day: CalendarDay) -> CalendarDay {
    let most = CalendarDay.last.number
    return CalendarDay(nearestTo: day.number + min(max(count, -most), most))
  }

  /// The first day of the week that `day` is in.
  public func startOfWeek(of day: CalendarDay) -> CalendarDay {
    self.day(-daysSinceStartOfWeek(of: day), daysAfter: day)
  }

  /// The last day of the week that `day` is in.
  func endOfWeek(of day: CalendarDay) -> CalendarDay {
    self.day(6 - daysSinceStartOfWeek(of: day), daysAfter: day)
  }

  /// The instant at which a day has its noon, in the calendar's time zone.
  public func noon(of day: CalendarDay) -> Date {
    let days = Double(day.number - Self.epoch)
    let utc = Date(timeIntervalSince1970: (days + 0.5) * Self.secondsPerDay)
    // Clocks change at night, so that the offset at noon in UTC is that at the local noon.
    return utc - Double(timeZone.secondsFromGMT(for: utc))
  }

  private static let secondsPerDay = 86_400.0
  private static let epoch = CalendarDay(unchecked: 1970, 1, 1).number

  private func daysSinceStartOfWeek(of day: CalendarDay) -> Int {
    (day.weekday.rawValue - firstWeekday.rawValue + 7) % 7
  }
}
