import Shared
import Testing

@Suite("A day of the calendar")
struct CalendarDayTests {
  @Test(
    arguments: [
      (2026, 11, 21, "2026-11-21"), (1, 1, 1, "0001-01-01"), (9999, 12, 31, "9999-12-31"),
      (2028, 2, 29, "2028-02-29"), (2000, 2, 29, "2000-02-29"), (987, 6, 5, "0987-06-05"),
    ])
  func `A day is written and read as ISO does`(
    year: Int, month: Int, day: Int, iso: String
  ) throws {
    let made = try #require(CalendarDay(year: year, month: month, day: day))
    #expect(made.iso == iso)
    #expect(CalendarDay(iso: iso) == made)
    #expect((made.year, made.month, made.day) == (year, month, day))
  }

  @Test(
    arguments: [
      (2026, 2, 29), (2100, 2, 29), (1900, 2, 29), (2028, 2, 30), (2026, 4, 31), (2026, 6, 31),
      (2026, 9, 31), (2026, 11, 31), (2026, 1, 32), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0),
      (0, 1, 1), (-1, 1, 1), (10_000, 1, 1), (2026, 1, -1), (Int.max, Int.max, Int.max),
      (Int.min, Int.min, Int.min),
    ])
  func `A day that the calendar lacks is invalid`(year: Int, month: Int, day: Int) {
    #expect(CalendarDay(year: year, month: month, day: day) == nil)
  }

  @Test(
    arguments: [
      "", "-", "--", "2026", "2026-11", "2026-11-", "2026-11-2", "2026-1-21", "26-11-21",
      "2026-11-21 ", " 2026-11-21", "2026-11-21T00", "2026/11/21", "20261121", "+026-11-21",
      "2026--1-21", "-026-11-21", "2026-+1-21", "2026-11-31", "2026-02-29", "0000-01-01",
      "12026-11-21", "2026-11-2١", "２０２６-11-21", "2026-11-2a", "2026‐11‐21", "2026-11-21\0",
      "2026-11-21\n", "2026-1\u{301}-21", "nonsense",
    ])
  func `Nonsense isn't a day`(text: String) {
    #expect(CalendarDay(iso: text) == nil)
  }

  @Test func `Days are ordered as they pass`() {
    let days: [CalendarDay] = [
      "0001-01-01", "2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01", "9999-12-31",
    ]
    #expect(days.shuffled().sorted() == days)
  }
}
