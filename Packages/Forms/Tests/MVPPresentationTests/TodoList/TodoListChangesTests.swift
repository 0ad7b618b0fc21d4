import Presentation
import Shared
import TestSupport
import Testing

@testable import MVPPresentation

@Suite("The list's changes")
struct TodoListChangesTests {
  private let store: FailingStore
  private let view = RecordingTodoListView()
  private let presenter: TodoListPresenter

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B", "x 2026-11-22 C")
    presenter = TodoListPresenter(store: store, clock: .fixed, calendar: .fixed)
    presenter.attach(view)
    _ = view.takeCommands()
  }

  @Test func `A todo is marked as done and as not done`() throws {
    presenter.donePressed()
    #expect(try store.lines.first == "x 2026-11-20 A")
    #expect(presenter.presentation.summary == "0 active, 3 done")
    presenter.donePressed()
    #expect(try store.lines.first == "2026-11-20 A")
    #expect(presenter.presentation.summary == "1 active, 2 done")
  }

  @Test func `Deleting asks first`() throws {
    presenter.deletePressed()
    #expect(presenter.presentation.alert == .question("Delete “A”?"))
    presenter.alertAnswered(false)
    #expect(presenter.presentation.alert == nil)
    #expect(view.takeCommands() == [.presentationChanged, .presentationChanged])
    #expect(try store.lines.count == 3)
  }

  @Test func `Confirming deletes`() throws {
    presenter.deletePressed()
    presenter.alertAnswered(true)
    #expect(presenter.presentation.alert == nil)
    #expect(presenter.presentation.titles == ["B", "C"])
    #expect(try store.lines == ["x 2026-11-21 B", "x 2026-11-22 C"])
  }

  @Test func `Clearing asks with a number, and confirming deletes what is done`() throws {
    presenter.clearDonePressed()
    #expect(presenter.presentation.alert == .question("Clear 2 done todos?"))
    presenter.alertAnswered(true)
    #expect(presenter.presentation.titles == ["A"])
    #expect(presenter.presentation.summary == "1 active, 0 done")
    #expect(presenter.presentation.canUseSelected)
    #expect(!presenter.presentation.canClearDone)
  }

  @Test func `Clearing doesn't ask when nothing is done`() {
    presenter.clearDonePressed()
    presenter.alertAnswered(true)
    _ = view.takeCommands()
    presenter.clearDonePressed()
    #expect(view.takeCommands() == [])
  }

  @Test func `Clearing spares what was done after it was asked`() throws {
    presenter.clearDonePressed()
    try store.setDone(true, TodoItem.ID(rawValue: 1))
    presenter.alertAnswered(true)
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  @Test func `A question stays while the list changes`() throws {
    presenter.deletePressed()
    try store.add("2026-11-23 D")
    #expect(presenter.presentation.titles == ["A", "B", "C", "D"])
    #expect(presenter.presentation.alert == .question("Delete “A”?"))
  }

  @Test(arguments: [true, false])
  func `A question is asked again when another view is attached`(one: Bool) {
    one ? presenter.deletePressed() : presenter.clearDonePressed()
    let asked = presenter.presentation.alert
    presenter.attach(view)
    #expect(presenter.presentation.alert == asked)
  }

  @Test func `A failed change is reported, even if the list can't be loaded either`() {
    store.fail(.save, .load)
    presenter.donePressed()
    #expect(
      presenter.presentation.alert
        == .notice(Notice("Couldn't save the todo.", reason: FailingStore.reason)))
    #expect(view.takeCommands() == [.presentationChanged])
  }

  @Test func `A question is answered once`() throws {
    presenter.deletePressed()
    presenter.alertAnswered(false)
    presenter.alertAnswered(true)
    #expect(try store.lines.count == 3)
  }

  @Test func `A failure to mark says why`() {
    store.fail(.save)
    presenter.donePressed()
    #expect(
      presenter.presentation.alert
        == .notice(Notice("Couldn't save the todo.", reason: FailingStore.reason)))
    #expect(presenter.presentation.summary == "1 active, 2 done")
  }

  @Test(arguments: [true, false])
  func `A failed deletion says why`(one: Bool) {
    store.fail(.delete)
    one ? presenter.deletePressed() : presenter.clearDonePressed()
    presenter.alertAnswered(true)
    #expect(
      presenter.presentation.alert
        == .notice(Notice("Couldn't delete the todo.", reason: FailingStore.reason)))
    #expect(presenter.presentation.titles == ["A", "B", "C"])
  }

  @Test func `After a failure the list shows what the store holds`() throws {
    store.fail(.load)
    try store.add("2026-11-23 D")
    #expect(presenter.presentation.titles == ["A", "B", "C"])
    store.fail(.save)
    presenter.donePressed()
    #expect(presenter.presentation.titles == ["A", "B", "C", "D"])
  }
}
