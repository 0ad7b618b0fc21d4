import Foundation
import Shared
import Testing

@Suite("Drafts")
struct TodoDraftTests {
  private let calendar = DayCalendar(timeZone: .gmt)
  private let store = MemoryTodoStore()

  @Test func `A new todo is due today, and never before`() {
    var draft = TodoDraft(today: "2026-11-21")
    #expect(draft.id == nil)
    #expect(draft.title == "")
    #expect(draft.due == "2026-11-21")
    draft.moveDue(byDays: 7, in: calendar)
    #expect(draft.due == "2026-11-28")
    draft.moveDue(byDays: -6, in: calendar)
    #expect(draft.due == "2026-11-22")
    draft.moveDue(byDays: -7, in: calendar)
    #expect(draft.due == "2026-11-21")
  }

  @Test(
    arguments: [
      ("2026-11-18", "2026-11-18"), ("2026-11-25", "2026-11-21"),
    ] as [(CalendarDay, CalendarDay)])
  func `An edited todo is due no earlier than it was, or today`(
    due: CalendarDay, earliest: CalendarDay
  ) {
    var draft = TodoDraft(
      editing: .init(rawValue: 7), title: "Milk", due: due, today: "2026-11-21")
    #expect(draft.id == .init(rawValue: 7))
    #expect(draft.title == "Milk")
    #expect(draft.due == due)
    draft.moveDue(byDays: -30, in: calendar)
    #expect(draft.due == earliest)
    draft.moveDue(byDays: 1, in: calendar)
    #expect(draft.due == calendar.day(1, daysAfter: earliest))
  }

  @Test func `A due day that is set goes as far as one that is moved`() {
    var draft = TodoDraft(today: "2026-11-21")
    draft.setDue(to: "2026-12-01")
    #expect(draft.due == "2026-12-01")
    draft.setDue(to: "2026-11-20")
    #expect(draft.due == "2026-11-21")
  }

  @Test func `A draft that was kept in another form keeps its earliest day`() {
    var draft = TodoDraft(
      editing: .init(rawValue: 7), title: "Milk", due: "2026-11-25", today: "2026-11-21")
    draft.title = "Oat milk"
    #expect(
      TodoDraft(id: draft.id, title: draft.title, due: draft.due, earliest: draft.earliest)
        == draft)
    #expect(draft.earliest == "2026-11-21")
  }

  @Test func `A draft is saved under its trimmed title`() throws {
    var draft = TodoDraft(today: "2026-11-21")
    #expect(throws: TodoTitle.Invalid.empty) { try draft.validated() }
    draft.title = "  Milk "
    #expect(try draft.validated().title == "Milk")
    #expect(try draft.validated().due == draft.due)
    #expect(draft.title == "  Milk ")
  }

  @Test func `Saving adds a todo or changes the one that was edited`() throws {
    let now = Date(timeIntervalSinceReferenceDate: 7)
    var draft = TodoDraft(today: "2026-11-21")
    draft.title = "Milk"
    let id = try store.save(draft, now: now)
    #expect(try store.rows() == ["[ ] Milk 2026-11-21"])
    #expect(store.todos().map(\.created) == [now])

    var change = TodoDraft(editing: id, title: "Milk", due: "2026-11-21", today: "2026-11-21")
    change.title = "Oat milk"
    change.moveDue(byDays: 1, in: calendar)
    #expect(try store.save(change, now: now + 1) == id)
    #expect(try store.rows() == ["[ ] Oat milk 2026-11-22"])
    #expect(store.todos().map(\.created) == [now])

    store.delete(id)
    #expect(throws: TodoStoreError.missingTodo(id)) { try store.save(change, now: now) }
  }
}
