import Presentation
import Shared
import TestSupport
import Testing

@testable import MVVMBound

@Suite("The list's changes")
struct TodoListChangesTests {
  private let store: FailingStore
  private let viewModel: TodoListViewModel

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B", "x 2026-11-22 C")
    viewModel = TodoListViewModel(store: store, clock: .fixed, calendar: .fixed)
    viewModel.appeared()
  }

  @Test func `A todo is marked as done and as not done`() throws {
    viewModel.donePressed()
    #expect(try store.lines.first == "x 2026-11-20 A")
    #expect(viewModel.summary.value == "0 active, 3 done")
    viewModel.donePressed()
    #expect(try store.lines.first == "2026-11-20 A")
    #expect(viewModel.summary.value == "1 active, 2 done")
  }

  @Test func `Deleting asks first`() throws {
    viewModel.deletePressed()
    #expect(viewModel.alert.value == .question("Delete “A”?", .delete(TodoItem.ID(rawValue: 1))))
    viewModel.alertAnswered(false)
    #expect(viewModel.alert.value == nil)
    #expect(try store.lines.count == 3)
  }

  @Test func `Confirming deletes`() throws {
    viewModel.deletePressed()
    viewModel.alertAnswered(true)
    #expect(viewModel.titles == ["B", "C"])
    #expect(try store.lines == ["x 2026-11-21 B", "x 2026-11-22 C"])
  }

  @Test func `Clearing asks with a number, and confirming deletes what is done`() throws {
    viewModel.clearDonePressed()
    #expect(
      viewModel.alert.value
        == .question("Clear 2 done todos?", .deleteDone([2, 3])))
    viewModel.alertAnswered(true)
    #expect(viewModel.titles == ["A"])
    #expect(viewModel.summary.value == "1 active, 0 done")
    #expect(!viewModel.canClearDone.value)
  }

  @Test func `Clearing doesn't ask when nothing is done`() {
    viewModel.clearDonePressed()
    viewModel.alertAnswered(true)
    viewModel.clearDonePressed()
    #expect(viewModel.alert.value == nil)
  }

  @Test func `Clearing spares what was done after it was asked`() throws {
    viewModel.clearDonePressed()
    try store.setDone(true, TodoItem.ID(rawValue: 1))
    viewModel.alertAnswered(true)
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  @Test func `A question is answered once`() throws {
    viewModel.deletePressed()
    viewModel.alertAnswered(false)
    viewModel.alertAnswered(true)
    #expect(try store.lines.count == 3)
  }

  @Test func `A failure to mark says why`() {
    store.fail(.save)
    viewModel.donePressed()
    #expect(
      viewModel.alert.value
        == .notice(Notice("Couldn't save the todo.", reason: FailingStore.reason)))
    #expect(viewModel.summary.value == "1 active, 2 done")
  }

  @Test(arguments: [true, false])
  func `A failed deletion says why`(one: Bool) {
    store.fail(.delete)
    one ? viewModel.deletePressed() : viewModel.clearDonePressed()
    viewModel.alertAnswered(true)
    #expect(
      viewModel.alert.value
        == .notice(Notice("Couldn't delete the todo.", reason: FailingStore.reason)))
    #expect(viewModel.titles == ["A", "B", "C"])
  }

  @Test func `A failed change is reported, even if the list can't be loaded either`() {
    store.fail(.save, .load)
    viewModel.donePressed()
    #expect(
      viewModel.alert.value
        == .notice(Notice("Couldn't save the todo.", reason: FailingStore.reason)))
  }

  @Test func `After a failure the list shows what the store holds`() throws {
    store.fail(.load)
    try store.add("2026-11-23 D")
    #expect(viewModel.titles == ["A", "B", "C"])
    store.fail(.save)
    viewModel.donePressed()
    #expect(viewModel.titles == ["A", "B", "C", "D"])
  }
}
