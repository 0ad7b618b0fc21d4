import Foundation
import Shared
import Testing

@Suite("The calendar of days")
struct DayCalendarTests {
  private let calendar = DayCalendar(timeZone: .gmt)

  @Test(
    arguments: [
      ("2026-12-31", 1, "2027-01-01"), ("2027-01-01", -1, "2026-12-31"),
      ("2028-02-28", 1, "2028-02-29"), ("2028-02-29", 1, "2028-03-01"),
      ("2028-02-29", 366, "2029-03-01"), ("2100-02-28", 1, "2100-03-01"),
      ("2000-02-28", 1, "2000-02-29"), ("2026-11-21", 0, "2026-11-21"),
      ("2026-11-21", 146_097, "2426-11-21"), ("1582-10-04", 1, "1582-10-05"),
      ("1500-02-28", 1, "1500-03-01"),
    ] as [(CalendarDay, Int, CalendarDay)])
  func `Days are counted over every boundary`(day: CalendarDay, count: Int, expected: CalendarDay) {
    #expect(calendar.day(count, daysAfter: day) == expected)
  }

  @Test(
    arguments: [
      ("0001-01-01", -1, "0001-01-01"), ("9999-12-31", 1, "9999-12-31"),
      ("9999-12-30", 7, "9999-12-31"), ("0001-01-05", -7, "0001-01-01"),
      ("2026-11-21", Int.max, "9999-12-31"), ("2026-11-21", Int.min, "0001-01-01"),
    ] as [(CalendarDay, Int, CalendarDay)])
  func `No day is outside of years 1 to 9999`(day: CalendarDay, count: Int, expected: CalendarDay) {
    #expect(calendar.day(count, daysAfter: day) == expected)
  }

  @Test func `Every day follows the one before`() {
    var day: CalendarDay = "1999-12-31"
    for _ in 0..<3000 {
      let next = calendar.day(1, daysAfter: day)
      #expect(next > day)
      #expect(calendar.day(-1, daysAfter: next) == day)
      #expect(next.weekday.rawValue == day.weekday.rawValue % 7 + 1)
      day = next
    }
    #expect(day == "2008-03-18")
  }

  @Test(
    arguments: [
      ("2026-11-21", .saturday, "Saturday"), ("2026-11-22", .sunday, "Sunday"),
      ("2026-11-23", .monday, "Monday"), ("2026-11-24", .tuesday, "Tuesday"),
      ("2026-11-25", .wednesday, "Wednesday"), ("2026-11-26", .thursday, "Thursday"),
      ("2026-11-27", .friday, "Friday"), ("2028-02-29", .tuesday, "Tuesday"),
      ("0001-01-01", .monday, "Monday"), ("9999-12-31", .friday, "Friday"),
    ] as [(CalendarDay, Weekday, String)])
  func `Every day has its weekday`(day: CalendarDay, weekday: Weekday, name: String) {
    #expect(day.weekday == weekday)
    #expect(weekday.name == name)
  }

  @Test(
    arguments: [
      (.monday, "2026-11-22", "2026-11-16"), (.monday, "2026-11-23", "2026-11-23"),
      (.sunday, "2026-11-21", "2026-11-15"), (.sunday, "2026-11-22", "2026-11-22"),
      (.monday, "2027-01-01", "2026-12-28"), (.sunday, "2027-01-01", "2026-12-27"),
      (.saturday, "2026-11-27", "2026-11-21"), (.sunday, "0001-01-01", "0001-01-01"),
    ] as [(Weekday, CalendarDay, CalendarDay)])
  func `A week starts on its first weekday`(first: Weekday, day: CalendarDay, start: CalendarDay) {
    let calendar = DayCalendar(firstWeekday: first, timeZone: .gmt)
    #expect(calendar.startOfWeek(of: day) == start)
  }

  @Test func `A week starts on Monday by default`() {
    #expect(calendar.firstWeekday == .monday)
  }
}
