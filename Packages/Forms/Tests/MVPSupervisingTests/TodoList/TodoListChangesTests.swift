import Presentation
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
    _ = view.takeCommands()
  }

  @Test func `A todo is marked as done and as not done`() throws {
    presenter.donePressed()
    #expect(try store.lines.first == "x 2026-11-20 A")
    presenter.donePressed()
    #expect(try store.lines.first == "2026-11-20 A")
  }

  @Test func `Deleting asks first`() throws {
    presenter.deletePressed()
    #expect(view.takeCommands() == [.showQuestion("Delete “A”?")])
    presenter.alertAnswered(false)
    #expect(view.takeCommands() == [.dismissAlert])
    #expect(try store.lines.count == 3)
  }

  @Test func `Confirming deletes`() throws {
    presenter.deletePressed()
    presenter.alertAnswered(true)
    #expect(model.titles == ["B", "C"])
    #expect(try store.lines == ["x 2026-11-21 B", "x 2026-11-22 C"])
  }

  @Test func `Clearing asks with a number, and confirming deletes what is done`() throws {
    presenter.clearDonePressed()
    #expect(view.takeCommands() == [.showQuestion("Clear 2 done todos?")])
    presenter.alertAnswered(true)
    #expect(try store.lines == ["2026-11-20 A"])
    #expect(view.takeCommands() == [.dismissAlert])
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

  @Test(arguments: [true, false])
  func `A question is asked again when another view is attached`(one: Bool) {
    one ? presenter.deletePressed() : presenter.clearDonePressed()
    let asked = view.takeCommands()
    presenter.attach(view)
    #expect(view.takeCommands().suffix(1) == asked)
  }

  @Test func `A notice is told to another view, too`() {
    store.fail(.save)
    presenter.donePressed()
    let another = RecordingTodoListView()
    presenter.attach(another)
    #expect(another.takeCommands().last == .showNotice(.saveFailure))
  }

  @Test func `A notice takes the place of a question, which is answered by nothing`() throws {
    presenter.deletePressed()
    store.fail(.load)
    try store.add("2026-11-23 D")
    _ = view.takeCommands()
    presenter.alertAnswered(true)
    #expect(view.takeCommands() == [.dismissAlert])
    store.fail()
    #expect(try store.lines.count == 4)
  }

  @Test func `A failed change is reported, even if the list can't be loaded either`() {
    store.fail(.save, .load)
    presenter.donePressed()
    #expect(view.takeCommands() == [.showNotice(.saveFailure)])
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
    #expect(view.takeCommands().last == .showNotice(.saveFailure))
    #expect(model.todos.doneCount == 2)
  }

  @Test(arguments: [true, false])
  func `A failed deletion says why`(one: Bool) {
    store.fail(.delete)
    one ? presenter.deletePressed() : presenter.clearDonePressed()
    presenter.alertAnswered(true)
    let notice = Notice("Couldn't delete the todo.", reason: FailingStore.reason)
    #expect(view.takeCommands().last == .showNotice(notice))
    #expect(model.titles == ["A", "B", "C"])
  }

  @Test func `After a failure the list shows what the store holds`() throws {
    store.fail(.load)
    try store.add("2026-11-23 D")
    #expect(model.titles == ["A", "B", "C"])
    store.fail(.save)
    presenter.donePressed()
    #expect(model.titles == ["A", "B", "C", "D"])
  }
}

nonisolated extension Notice {
  fileprivate static let saveFailure = Notice(
    "Couldn't save the todo.", reason: FailingStore.reason)
}
