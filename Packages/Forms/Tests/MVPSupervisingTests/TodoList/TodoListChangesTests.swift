import Shared
import TestSupport
import Testing

@testable import MVPSupervising

@Suite("The list's changes")
struct TodoListChangesTests {
  private let store: FailingStore
  private let model: TodoListModel
  private let view = RecordingTodoListView()
  private let presenter: TodoListPresenter

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B", "x 2026-11-22 C")
    model = TodoListModel(store)
    presenter = TodoListPresenter(model: model)
    presenter.attach(view)
    presenter.appeared()
    _ = view.takeCommands()
  }

  @Test("A todo is marked as done and as not done")
  func toggle() throws {
    presenter.donePressed()
    #expect(try store.lines.first == "x 2026-11-20 A")
    presenter.donePressed()
    #expect(try store.lines.first == "2026-11-20 A")
  }

  @Test("Deleting asks first")
  func deleteRefused() throws {
    presenter.deletePressed()
    #expect(view.takeCommands() == [.showQuestion("Delete “A”?")])
    presenter.alertAnswered(false)
    #expect(view.takeCommands() == [])
    #expect(try store.lines.count == 3)
  }

  @Test("A yes deletes")
  func delete() throws {
    presenter.deletePressed()
    presenter.alertAnswered(true)
    #expect(model.titles == ["B", "C"])
    #expect(try store.lines == ["x 2026-11-21 B", "x 2026-11-22 C"])
  }

  @Test("Clearing asks with a number, and a yes deletes what is done")
  func clearDone() throws {
    presenter.clearDonePressed()
    #expect(view.takeCommands() == [.showQuestion("Clear 2 done todos?")])
    presenter.alertAnswered(true)
    #expect(try store.lines == ["2026-11-20 A"])
    #expect(view.takeCommands() == [])
  }

  @Test("Clearing asks nothing when nothing is done")
  func clearNothing() {
    presenter.clearDonePressed()
    presenter.alertAnswered(true)
    _ = view.takeCommands()
    presenter.clearDonePressed()
    #expect(view.takeCommands() == [])
  }

  @Test("Clearing spares what was done after it was asked")
  func clearDoneLater() throws {
    presenter.clearDonePressed()
    try store.setDone(true, TodoItem.ID(rawValue: 1))
    presenter.alertAnswered(true)
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  @Test("A question is answered once")
  func answeredOnce() throws {
    presenter.deletePressed()
    presenter.alertAnswered(false)
    presenter.alertAnswered(true)
    #expect(try store.lines.count == 3)
  }

  @Test("A mark that can't be saved says why")
  func toggleFails() {
    store.fail(.save)
    presenter.donePressed()
    #expect(
      view.takeCommands().last
        == .showFailure("Couldn't save the todo.", reason: FailingStore.reason))
    #expect(model.todos.doneCount == 2)
  }

  @Test("Todos that can't be deleted say why", arguments: [true, false])
  func deleteFails(one: Bool) {
    store.fail(.delete)
    one ? presenter.deletePressed() : presenter.clearDonePressed()
    presenter.alertAnswered(true)
    #expect(
      view.takeCommands().last
        == .showFailure("Couldn't delete the todo.", reason: FailingStore.reason))
    #expect(model.titles == ["A", "B", "C"])
  }

  @Test("After a failure the list shows what the store holds")
  func failureReloads() throws {
    store.fail(.load)
    try store.add("2026-11-23 D")
    #expect(model.titles == ["A", "B", "C"])
    store.fail(.save)
    presenter.donePressed()
    #expect(model.titles == ["A", "B", "C", "D"])
  }
}
