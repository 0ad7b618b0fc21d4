import Presentation
import Shared
import TestSupport
import Testing

@Suite("The list's words")
struct TodoListFormatterTests {
  private let formatter = TodoListFormatter()

  @Test func `Every section has its title, and its rows have their due texts`() throws {
    let todos = try FailingStore(
      "x 2026-11-02 Paid", "2026-11-17 Late", "2026-11-18 Now", "2026-11-19 Soon",
      "2026-11-22 Weekend", "2026-11-23 Next", "2026-11-30 Far"
    ).todos()
    let sections = TodoListing(todos).sections(
      today: try #require(CalendarDay(iso: "2026-11-18")), calendar: .fixed)
    #expect(
      formatter.sections(sections) == [
        TodoListSection(
          title: "Earlier",
          rows: [
            TodoListRow(isDone: true, title: "Paid", due: "2026-11-02", isOverdue: false),
            TodoListRow(isDone: false, title: "Late", due: "! 2026-11-17", isOverdue: true),
          ]),
        section("Today", "Now", due: ""),
        section("Tomorrow", "Soon", due: "Thursday"),
        section("Later This Week", "Weekend", due: "Sunday"),
        section("Next Week", "Next", due: "Monday"),
        section("Later", "Far", due: "2026-11-30"),
      ])
  }

  @Test func `The summary says what is active and what is done`() {
    #expect(formatter.summary(active: 2, done: 1) == "2 active, 1 done")
  }

  @Test func `Every filter has its title and its placeholder`() {
    #expect(
      TodoFilter.allCases.map(formatter.filter) == [
        "Filter: All", "Filter: Active", "Filter: Done",
      ])
    #expect(
      TodoFilter.allCases.map(formatter.placeholder) == [
        "Nothing to do. Press a to add a todo.", "No active todos.", "No done todos.",
      ])
  }

  @Test func `Questions name the todo or the number, and failures what couldn't be done`() {
    #expect(formatter.deleteQuestion("Milk") == "Delete “Milk”?")
    #expect(formatter.clearQuestion(3) == "Clear 3 done todos?")
    #expect(formatter.loadFailure == "Couldn't load the todos.")
    #expect(formatter.saveFailure == "Couldn't save the todo.")
    #expect(formatter.deleteFailure == "Couldn't delete the todo.")
  }

  private func section(_ title: String, _ row: String, due: String) -> TodoListSection {
    TodoListSection(
      title: title,
      rows: [TodoListRow(isDone: false, title: row, due: due, isOverdue: false)])
  }
}
