import Foundation
import Shared

/// A todo for tests; todos with successive ids were created one second apart.
func todo(
  _ id: Int64, titled title: String = "Todo", due: CalendarDay, isDone: Bool = false
) -> TodoItem {
  TodoItem(
    id: .init(rawValue: id), title: title, due: due, isDone: isDone,
    created: Date(timeIntervalSinceReferenceDate: Double(id % 3)))
}

/// The day that many days after 21 November 2026.
func day(_ number: Int) -> CalendarDay {
  DayCalendar(timeZone: .gmt).day(number, daysAfter: "2026-11-21")
}
