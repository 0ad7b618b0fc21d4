import Foundation
import Shared
import Testing

/// The time zone determines only which day an instant falls on.
@Suite("Time zones")
struct TimeZoneTests {
  @Test(
    arguments: [
      ("Europe/Berlin", "2026-11-20T22:59:59Z", "2026-11-20"),
      ("Europe/Berlin", "2026-11-20T23:00:00Z", "2026-11-21"),
      ("Pacific/Kiritimati", "2026-11-20T10:00:00Z", "2026-11-21"),
      ("Pacific/Pago_Pago", "2026-11-21T10:59:59Z", "2026-11-20"),
      ("Asia/Kathmandu", "2026-11-20T18:15:00Z", "2026-11-21"),
      ("GMT", "2026-12-31T23:59:59Z", "2026-12-31"),
      ("Asia/Tokyo", "2026-12-31T15:00:00Z", "2027-01-01"),
      // The clocks go forward: 23 hours.
      ("Europe/Berlin", "2026-03-28T23:00:00Z", "2026-03-29"),
      ("Europe/Berlin", "2026-03-29T21:59:59Z", "2026-03-29"),
      ("Europe/Berlin", "2026-03-29T22:00:00Z", "2026-03-30"),
      // The clocks go back: 25 hours.
      ("Europe/Berlin", "2026-10-24T22:00:00Z", "2026-10-25"),
      ("Europe/Berlin", "2026-10-25T22:59:59Z", "2026-10-25"),
      ("Europe/Berlin", "2026-10-25T23:00:00Z", "2026-10-26"),
      ("America/New_York", "2026-03-08T04:59:59Z", "2026-03-07"),
      ("America/New_York", "2026-03-08T05:00:00Z", "2026-03-08"),
      ("America/New_York", "2026-03-09T03:59:59Z", "2026-03-08"),
      ("America/New_York", "2026-11-02T04:59:59Z", "2026-11-01"),
      // A day without a midnight.
      ("America/Sao_Paulo", "2018-11-04T02:59:59Z", "2018-11-03"),
      ("America/Sao_Paulo", "2018-11-04T03:00:00Z", "2018-11-04"),
      ("America/Sao_Paulo", "2018-11-05T01:59:59Z", "2018-11-04"),
    ] as [(String, String, CalendarDay)])
  func `An instant falls on the day of its zone`(
    zone: String, time: String, day: CalendarDay
  ) throws {
    let calendar = DayCalendar(timeZone: try timeZone(zone))
    #expect(calendar.day(of: try instant(time)) == day)
  }

  @Test(
    arguments: [
      "Europe/Berlin", "America/New_York", "America/Sao_Paulo", "Pacific/Apia",
      "America/Adak", "Antarctica/Casey", "Pacific/Kiritimati", "Asia/Gaza", "Pacific/Norfolk",
    ])
  func `Noon of a day falls on that day`(zone: String) throws {
    let calendar = DayCalendar(timeZone: try timeZone(zone))
    var local = Calendar(identifier: .gregorian)
    local.timeZone = try timeZone(zone)
    var day: CalendarDay = "2018-01-01"
    while day < "2020-01-01" {
      let noon = calendar.noon(of: day)
      #expect(calendar.day(of: noon) == day)
      #expect(local.component(.hour, from: noon) == 12)
      day = calendar.day(1, daysAfter: day)
    }
  }

  @Test func `Clock changes move no day`() throws {
    for zone in ["Europe/Berlin", "America/New_York", "America/Sao_Paulo"] {
      let calendar = DayCalendar(timeZone: try timeZone(zone))
      #expect(calendar.day(1, daysAfter: "2026-03-28") == "2026-03-29")
      #expect(calendar.day(1, daysAfter: "2026-03-29") == "2026-03-30")
      #expect(calendar.day(1, daysAfter: "2018-11-03") == "2018-11-04")
      #expect(calendar.startOfWeek(of: "2026-10-25") == "2026-10-19")
    }
  }

  @Test(
    arguments: [
      (-.infinity, "0001-01-01"), (-1e300, "0001-01-01"), (-1e11, "0001-01-01"),
      (.nan, "0001-01-01"), (0, "1970-01-01"), (-1, "1969-12-31"), (253_402_300_799, "9999-12-31"),
      (253_402_300_800, "9999-12-31"), (1e300, "9999-12-31"), (.infinity, "9999-12-31"),
    ] as [(Double, CalendarDay)])
  func `Every instant has a day`(seconds: Double, day: CalendarDay) {
    let calendar = DayCalendar(timeZone: .gmt)
    #expect(calendar.day(of: Date(timeIntervalSince1970: seconds)) == day)
  }

  @Test func `Today is the day of the clock`() throws {
    let environment = AppEnvironment(
      todoStore: MemoryTodoStore(), catProvider: EmbeddedCatProvider(),
      pictureProcessor: StandardPictureProcessor(), photoLibrary: FolderPhotoLibrary(folder: ""),
      clock: FixedWallClock(now: try instant("2026-11-20T23:30:00Z")),
      calendar: DayCalendar(timeZone: try timeZone("Europe/Berlin")))
    #expect(environment.today == "2026-11-21")
  }

  @Test func `The system clock goes on`() {
    let before = Date()
    let now = SystemWallClock().now
    #expect(before <= now && now <= Date())
  }
}
