import Shared
import TestSupport
import Testing

@testable import MVCDecoupled

@Suite("The form's logic")
struct StandardTodoFormLogicTests {
  private let store: FailingStore
  private let logic: StandardTodoFormLogic

  init() throws {
    store = try FailingStore("x 2026-11-20 A")
    logic = StandardTodoFormLogic(store: store, clock: .fixed, calendar: .fixed)
  }

  @Test func `The due day moves, and a new todo can't be due before today`() {
    var dues: [String] = []
    var draft = TodoDraft.new
    for days in [7, 1, -7, -7] {
      draft = logic.movedDue(of: draft, byDays: days)
      dues.append(draft.due.iso)
    }
    #expect(dues == ["2026-11-28", "2026-11-29", "2026-11-22", "2026-11-21"])
  }

  @Test func `An overdue todo can stay overdue, but not get more overdue`() throws {
    let later = logic.movedDue(of: try editing(), byDays: 7)
    #expect(later.due.iso == "2026-11-27")
    #expect(logic.movedDue(of: later, byDays: -8).due.iso == "2026-11-20")
  }

  @Test(
    arguments: [
      ("  ", .empty), (String(repeating: "A", count: 201), .tooLong),
    ] as [(String, TodoTitle.Invalid)])
  func `An invalid title says why, and nothing is saved`(
    _ title: String, why: TodoTitle.Invalid
  ) throws {
    var draft = TodoDraft.new
    draft.title = title
    #expect(throws: why) { try logic.save(draft) }
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  @Test func `Saving adds the todo without the white space around its title`() throws {
    var draft = logic.movedDue(of: .new, byDays: 1)
    draft.title = " B "
    #expect(try logic.save(draft) == TodoItem.ID(rawValue: 2))
    #expect(try store.lines == ["x 2026-11-20 A", "2026-11-22 B"])
    #expect(try store.todos().last?.created == FailingStore.created)
  }

  @Test func `Saving changes the todo that is edited`() throws {
    var draft = logic.movedDue(of: try editing(), byDays: 2)
    draft.title = "B"
    #expect(try logic.save(draft) == TodoItem.ID(rawValue: 1))
    #expect(try store.lines == ["x 2026-11-22 B"])
  }

  @Test func `A failed save says why`() throws {
    store.fail(.save)
    let draft = try editing()
    #expect(throws: TodoStoreError.diskFull(path: "todos")) { try logic.save(draft) }
  }

  private func editing() throws -> TodoDraft {
    .editing(try store.todos()[0])
  }
}
