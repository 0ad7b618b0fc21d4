import Shared
import TestSupport

extension CalendarDay {
  /// The day this many days after the fixed one, a Saturday, or before it if negative.
  static func fixed(plus days: Int) -> CalendarDay {
    DayCalendar.fixed.day(days, daysAfter: .fixed)
  }
}
