import Foundation
import Shared
import Testing

@Suite("Sections")
struct TodoSectionTests {
  @Test(
    arguments: [
      // A Wednesday in a week that starts on Monday.
      (.monday, "2026-11-18", "2026-11-17", .earlier),
      (.monday, "2026-11-18", "2026-11-18", .today),
      (.monday, "2026-11-18", "2026-11-19", .tomorrow),
      (.monday, "2026-11-18", "2026-11-20", .laterThisWeek),
      (.monday, "2026-11-18", "2026-11-22", .laterThisWeek),
      (.monday, "2026-11-18", "2026-11-23", .nextWeek),
      (.monday, "2026-11-18", "2026-11-29", .nextWeek),
      (.monday, "2026-11-18", "2026-11-30", .later),
      // The same day in a week that starts on Sunday.
      (.sunday, "2026-11-18", "2026-11-21", .laterThisWeek),
      (.sunday, "2026-11-18", "2026-11-22", .nextWeek),
      (.sunday, "2026-11-18", "2026-11-28", .nextWeek),
      (.sunday, "2026-11-18", "2026-11-29", .later),
      // Tomorrow takes precedence, even if it is in the next week or year.
      (.monday, "2026-11-22", "2026-11-23", .tomorrow),
      (.monday, "2026-11-22", "2026-11-24", .nextWeek),
      (.sunday, "2026-11-21", "2026-11-22", .tomorrow),
      (.monday, "2026-12-31", "2027-01-01", .tomorrow),
      // A week that spans two years.
      (.monday, "2026-12-28", "2027-01-03", .laterThisWeek),
      (.monday, "2026-12-28", "2027-01-04", .nextWeek),
      (.monday, "2027-01-01", "2026-12-31", .earlier),
      // The last possible days.
      (.monday, "9999-12-28", "9999-12-31", .laterThisWeek),
      (.saturday, "9999-12-22", "9999-12-31", .nextWeek),
      (.friday, "9999-12-29", "9999-12-31", .nextWeek),
      (.monday, "9999-12-31", "9999-12-31", .today),
      (.monday, "9999-12-30", "9999-12-31", .tomorrow),
      // The first week starts before the first year, but its end is valid.
      (.sunday, "0001-01-01", "0001-01-06", .laterThisWeek),
      (.sunday, "0001-01-01", "0001-01-07", .nextWeek),
    ] as [(Weekday, CalendarDay, CalendarDay, TodoSection.Kind)])
  func `A due day has its section`(
    first: Weekday, today: CalendarDay, due: CalendarDay, kind: TodoSection.Kind
  ) {
    let sections = self.sections(
      of: [todo(1, due: due)], today: today,
      calendar: DayCalendar(firstWeekday: first, timeZone: .gmt))
    #expect(sections.map(\.kind) == [kind])
  }

  /// Checked against another computation of weeks, for seven days in a row at the ends of weeks,
  /// months, leap years and years.
  @Test(
    arguments: Weekday.allCases,
    [
      "2026-11-18", "2026-11-27", "2026-12-26", "2027-12-27", "2028-02-24", "2100-02-25",
    ] as [CalendarDay])
  func `Every todo is in one section`(first: Weekday, start: CalendarDay) throws {
    let calendar = DayCalendar(firstWeekday: first, timeZone: .gmt)
    for offset in 0..<7 {
      let today = calendar.day(offset, daysAfter: start)
      let todos = (-20...30).map { day in
        todo(Int64(day + 100), due: calendar.day(day, daysAfter: today))
      }
      let sections = self.sections(of: todos.shuffled(), today: today, calendar: calendar)

      #expect(sections.flatMap { Array($0.todos) } == todos)
      #expect(
        sections.map(\.kind)
          == TodoSection.Kind.allCases.filter { kind in
            sections.contains { $0.kind == kind }
          })
      for section in sections {
        for todo in section.todos {
          #expect(section.kind == expectedKind(todo.due, today: today, first: first))
        }
      }
    }
  }

  @Test func `Within a section todos are in listing order`() {
    let late = todo(1, due: "2026-11-21", created: 20)
    let early = todo(2, due: "2026-11-21", created: 10)
    let twin = todo(3, due: "2026-11-21", created: 10)
    let before = todo(4, due: "2026-11-20", created: 30)
    let sections = self.sections(
      of: [late, twin, early, before], today: "2027-01-01", calendar: DayCalendar(timeZone: .gmt))
    #expect(sections.map(\.kind) == [.earlier])
    #expect(sections.flatMap { Array($0.todos) } == [before, early, twin, late])
  }

  @Test func `No todos make no sections`() {
    let calendar = DayCalendar(timeZone: .gmt)
    #expect(sections(of: [], today: "2026-11-21", calendar: calendar).isEmpty)
  }

  private func sections(
    of todos: [TodoItem], today: CalendarDay, calendar: DayCalendar
  ) -> [TodoSection] {
    TodoListing(TodoIndex(todos)).sections(today: today, calendar: calendar)
  }

  private func todo(_ id: Int64, due: CalendarDay, created: Double = 0) -> TodoItem {
    TodoItem(
      id: .init(rawValue: id), title: "Todo \(id)", due: due, isDone: false,
      created: Date(timeIntervalSinceReferenceDate: created))
  }

  private func expectedKind(
    _ due: CalendarDay, today: CalendarDay, first: Weekday
  ) -> TodoSection.Kind? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = first.rawValue
    guard let dueDate = date(due, calendar), let todayDate = date(today, calendar),
      let tomorrow = calendar.date(byAdding: .day, value: 1, to: todayDate),
      let nextWeek = calendar.date(byAdding: .day, value: 7, to: todayDate)
    else { return nil }
    if dueDate < todayDate { return .earlier }
    if dueDate == todayDate { return .today }
    if dueDate == tomorrow { return .tomorrow }
    if calendar.isDate(dueDate, equalTo: todayDate, toGranularity: .weekOfYear) {
      return .laterThisWeek
    }
    if calendar.isDate(dueDate, equalTo: nextWeek, toGranularity: .weekOfYear) { return .nextWeek }
    return .later
  }

  private func date(_ day: CalendarDay, _ calendar: Calendar) -> Date? {
    calendar.date(from: DateComponents(year: day.year, month: day.month, day: day.day))
  }
}
