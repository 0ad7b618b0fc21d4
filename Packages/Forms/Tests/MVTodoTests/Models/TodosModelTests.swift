import Shared
import TestSupport
import Testing

@testable import MVTodo

/// What needs no view: what is stored, what may be saved, and what failed.
@Suite("The model of the todos")
struct TodosModelTests {
  private let store: FailingStore
  private let model: TodosModel

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    model = TodosModel(store: store, clock: .fixed, calendar: .fixed)
  }

  @Test func `It knows nothing until it is loaded`() {
    #expect(model.todos.isEmpty)
    #expect(model.today == nil)
    model.load()
    #expect(model.todos.map(\.title) == ["A", "B"])
    #expect(model.today == .fixed)
    #expect(model.loadFailure == nil)
  }

  @Test func `A change from elsewhere is loaded at once`() throws {
    try store.add("2026-11-22 C")
    #expect(model.todos.map(\.title) == ["A", "B", "C"])
    #expect(model.today == .fixed)
  }

  @Test func `A failed load says why and changes nothing else`() {
    model.load()
    let before = model.todos
    store.fail(.load)
    model.load()
    #expect(model.loadFailure == .diskFull(path: "todos"))
    #expect(model.todos == before)
  }

  @Test func `Why a load failed stays until somebody has said so`() {
    store.fail(.load)
    model.load()
    store.fail()
    model.load()
    #expect(model.loadFailure != nil)
    #expect(model.today == .fixed)
  }

  @Test func `A draft is due today, or has the todo that it edits`() throws {
    #expect(model.draft() == TodoDraft(today: .fixed))
    let todo = try #require(try store.todos().first)
    #expect(model.draft(editing: todo) == TodoDraft(editing: todo, today: .fixed))
  }

  @Test func `Saving adds the todo without the white space around its title`() throws {
    var draft = model.draft()
    draft.title = " C "
    draft.moveDue(byDays: 1, in: model.calendar)
    #expect(try model.save(draft) == 3)
    #expect(try store.lines == ["2026-11-20 A", "x 2026-11-21 B", "2026-11-22 C"])
    #expect(try store.todos().last?.created == FailingStore.created)
    #expect(model.todos.count == 3)
  }

  @Test func `Saving changes the todo that is edited, and not its mark`() throws {
    var draft = model.draft(editing: try #require(try store.todos().last))
    draft.title = "C"
    #expect(try model.save(draft) == 2)
    #expect(try store.lines == ["2026-11-20 A", "x 2026-11-21 C"])
  }

  @Test(
    arguments: [
      (title: "  ", flaw: .empty), (title: String(repeating: "A", count: 201), flaw: .tooLong),
    ] as [(title: String, flaw: TodoTitle.Invalid)])
  func `An invalid title isn't saved`(title: String, flaw: TodoTitle.Invalid) throws {
    var draft = model.draft()
    draft.title = title
    #expect(throws: flaw) { try model.save(draft) }
    #expect(try store.lines.count == 2)
  }

  @Test func `What can't be saved loads nothing`() throws {
    store.fail(.load)
    try store.add("2026-11-22 C")
    store.fail(.save)
    #expect(throws: TodoStoreError.diskFull(path: "todos")) {
      var draft = model.draft()
      draft.title = "D"
      _ = try model.save(draft)
    }
    #expect(model.todos.isEmpty)
  }

  @Test func `Todos are marked and deleted`() throws {
    try model.setDone(true, 1)
    #expect(try store.lines == ["x 2026-11-20 A", "x 2026-11-21 B"])
    try model.setDone(false, 2)
    try model.deleteDone(among: [1, 2])
    #expect(model.todos.map(\.title) == ["B"])
    try model.delete(2)
    #expect(model.todos.isEmpty)
  }

  @Test func `After a failed change it loads again, if it can`() throws {
    let failure = TodoStoreError.diskFull(path: "todos")
    store.fail(.load)
    try store.add("2026-11-22 C")
    model.loadFailure = nil
    store.fail(.save, .delete)
    #expect(throws: failure) { try model.setDone(true, 1) }
    #expect(model.todos.count == 3)
    store.fail(.save, .delete, .load)
    #expect(throws: failure) { try model.delete(1) }
    #expect(throws: failure) { try model.deleteDone(among: [2]) }
    #expect(model.todos.count == 3)
    #expect(model.loadFailure == nil)
  }
}
