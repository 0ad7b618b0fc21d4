import Foundation
import Shared
import Testing

@testable import sessions

@Suite("The model's days")
struct ModelDayTests {
  @Test func `They are the app's, counted in another way`() throws {
    let calendar = DayCalendar(timeZone: .gmt)
    let first = try #require(CalendarDay(year: 1, month: 1, day: 1))
    for number in stride(from: 0, through: 3_652_058, by: 97) {
      let day = ModelDay(number)
      let same = calendar.day(number, daysAfter: first)
      #expect(day.iso == same.iso)
      #expect(day.weekday == same.weekday.name)
      #expect(ModelDay(iso: same.iso) == day)
      #expect(day.calendarDay == same)
    }
  }

  @Test func `They end with the year 9999`() {
    #expect(ModelDay(.max).iso == "9999-12-31")
    #expect(ModelDay(-1).iso == "0001-01-01")
    #expect(ModelDay(.max - 3).adding(7).iso == "9999-12-31")
  }

  @Test(arguments: ["", "2026-02-30", "2026-2-3", "26-11-21", "x"])
  func `Text that isn't a day is nil`(text: String) {
    #expect(ModelDay(iso: text) == nil)
  }

  @Test func `Weeks begin on Monday or on Sunday`() {
    let sunday = ModelDay(year: 2026, month: 11, day: 22)
    #expect(sunday.week(fromSunday: false) == sunday.adding(-6).week(fromSunday: false))
    #expect(sunday.week(fromSunday: false) + 1 == sunday.adding(1).week(fromSunday: false))
    #expect(sunday.week(fromSunday: true) == sunday.adding(6).week(fromSunday: true))
    #expect(sunday.week(fromSunday: true) == sunday.adding(-1).week(fromSunday: true) + 1)
  }
}
