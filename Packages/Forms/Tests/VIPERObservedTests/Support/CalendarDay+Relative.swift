import Shared
import TestSupport

extension CalendarDay {
  /// The day so many days after the fixed one, which is a Saturday; before it, when negative.
  static func fixed(plus days: Int) -> CalendarDay {
    DayCalendar.fixed.day(days, daysAfter: .fixed)
  }
}
