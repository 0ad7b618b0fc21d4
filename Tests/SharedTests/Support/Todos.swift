import Foundation
import Shared

/// A todo in few words; of three that follow one another, each was made a second later.
func todo(
  _ id: Int64, titled title: String = "Todo", due: CalendarDay, isDone: Bool = false
) -> TodoItem {
  TodoItem(
    id: .init(rawValue: id), title: title, due: due, isDone: isDone,
    created: Date(timeIntervalSinceReferenceDate: Double(id % 3)))
}

/// The day so many days after the 21st of November 2026.
func day(_ number: Int) -> CalendarDay {
  DayCalendar(timeZone: .gmt).day(number, daysAfter: "2026-11-21")
}
