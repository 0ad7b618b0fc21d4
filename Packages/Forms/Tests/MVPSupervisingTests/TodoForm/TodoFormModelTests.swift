import Shared
import TestSupport
import Testing

@testable import MVPSupervising

@Suite("The form's model")
struct TodoFormModelTests {
  private let store: FailingStore

  init() throws {
    store = try FailingStore("x 2026-11-20 A")
  }

  @Test func `The due day moves, and a new todo can't be due before today`() {
    let model = adding()
    let days = [7, 1, -7, -7].map { days in
      model.moveDue(byDays: days)
      return model.draft.due.iso
    }
    #expect(days == ["2026-11-28", "2026-11-29", "2026-11-22", "2026-11-21"])
  }

  @Test func `An overdue todo can stay overdue, but not get more overdue`() throws {
    let model = try editing()
    model.moveDue(byDays: 7)
    #expect(model.draft.due.iso == "2026-11-27")
    model.moveDue(byDays: -8)
    #expect(model.draft.due.iso == "2026-11-20")
  }

  @Test func `It reports every change`() {
    let model = adding()
    var told: [TodoDraft] = []
    model.observe(by: model) { [unowned model] in told.append(model.draft) }
    model.changeTitle(to: "B")
    model.moveDue(byDays: 1)
    #expect(told.map(\.title) == ["B", "B"])
    #expect(told.map(\.due.iso) == ["2026-11-21", "2026-11-22"])
  }

  @Test func `Saving adds the todo without the white space around its title`() throws {
    let model = adding()
    model.changeTitle(to: " B ")
    model.moveDue(byDays: 1)
    #expect(try model.save() == TodoItem.ID(rawValue: 2))
    #expect(try store.lines == ["x 2026-11-20 A", "2026-11-22 B"])
    #expect(try store.todos().last?.created == FailingStore.created)
  }

  @Test func `Saving changes the todo that is edited`() throws {
    let model = try editing()
    model.changeTitle(to: "B")
    model.moveDue(byDays: 2)
    #expect(try model.save() == TodoItem.ID(rawValue: 1))
    #expect(try store.lines == ["x 2026-11-22 B"])
  }

  @Test func `What can't be saved throws why, and changes nothing`() throws {
    let model = try editing()
    store.fail(.save)
    #expect(throws: TodoStoreError.diskFull(path: "todos")) { try model.save() }
    model.changeTitle(to: " ")
    #expect(throws: TodoTitle.Invalid.empty) { try model.save() }
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  private func adding() -> TodoFormModel {
    TodoListModel(store).draft()
  }

  private func editing() throws -> TodoFormModel {
    TodoListModel(store).draft(editing: try #require(try store.todos().first))
  }
}
