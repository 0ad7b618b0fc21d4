import Shared
import TestSupport
import Testing

@testable import MVCClassic

@Suite("The list's changes")
struct TodoListChangesTests {
  private let store: FailingStore
  private let model: TodoListModel
  private let observer = RecordingObserver()

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B", "x 2026-11-22 C")
    model = TodoListModel(store: store, clock: .fixed, calendar: .fixed)
    model.reload()
    model.addObserver(observer)
  }

  @Test func `A todo is marked as done and as not done`() throws {
    model.setDone(true, TodoItem.ID(rawValue: 1))
    #expect(try store.lines.first == "x 2026-11-20 A")
    #expect(model.doneCount == 3)
    model.setDone(false, TodoItem.ID(rawValue: 1))
    #expect(try store.lines.first == "2026-11-20 A")
    #expect(model.doneCount == 2)
    #expect(observer.takeChanges() == 2)
  }

  @Test func `A question stays until the alert is closed`() throws {
    model.ask(.delete(try #require(model.selected)))
    #expect(model.alert == .delete(try store.todos()[0]))
    model.closeAlert()
    #expect(model.alert == nil)
    #expect(observer.takeChanges() == 2)
  }

  @Test func `A todo is deleted`() throws {
    model.delete(TodoItem.ID(rawValue: 1))
    #expect(model.titles == ["B", "C"])
    #expect(try store.lines == ["x 2026-11-21 B", "x 2026-11-22 C"])
  }

  @Test func `What is done is deleted, of what was meant`() throws {
    let meant = model.doneIDs
    #expect(meant == [2, 3])
    try store.setDone(true, TodoItem.ID(rawValue: 1))
    model.deleteDone(among: meant)
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  @Test func `A failure to mark says why`() {
    store.fail(.save)
    model.setDone(true, TodoItem.ID(rawValue: 1))
    #expect(model.alert == .saveFailed(reason: FailingStore.reason))
    #expect(model.doneCount == 2)
    #expect(observer.takeChanges() == 1)
  }

  @Test(arguments: [true, false])
  func `A failed deletion says why`(one: Bool) {
    store.fail(.delete)
    one ? model.delete(TodoItem.ID(rawValue: 1)) : model.deleteDone(among: model.doneIDs)
    #expect(model.alert == .deleteFailed(reason: FailingStore.reason))
    #expect(model.titles == ["A", "B", "C"])
  }

  @Test func `A failed change is reported, even if the list can't be loaded either`() {
    store.fail(.save, .load)
    var told: [TodoListAlert?] = []
    observer.onChange = { [weak model] in told.append(model?.alert) }
    model.setDone(true, TodoItem.ID(rawValue: 1))
    #expect(told == [.saveFailed(reason: FailingStore.reason)])
    #expect(model.titles == ["A", "B", "C"])
  }

  @Test func `After a failure it has what the store holds`() throws {
    store.fail(.load)
    try store.add("2026-11-23 D")
    #expect(model.titles == ["A", "B", "C"])
    store.fail(.save)
    model.setDone(true, TodoItem.ID(rawValue: 1))
    #expect(model.titles == ["A", "B", "C", "D"])
  }
}
