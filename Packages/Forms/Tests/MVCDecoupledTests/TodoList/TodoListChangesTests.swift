import Shared
import TestSupport
import Testing

@testable import MVCDecoupled

@Suite("The list's changes")
struct TodoListChangesTests {
  private let view = RecordingTodoListView()
  private let logic = RecordingTodoListLogic()
  private let controller: TodoListViewController

  init() {
    controller = TodoListViewController(
      view: view, logic: logic, makeForm: RecordingFormMaker().make)
    logic.contents = .today("A", "x B", "x C")
    controller.appeared()
    _ = view.takeCommands()
    _ = logic.takeCalls()
  }

  @Test func `Marking asks for the opposite of what is shown`() {
    controller.donePressed()
    controller.selectionMoved(by: 1)
    controller.donePressed()
    #expect(logic.takeCalls() == [.setDone(true, id(1)), .setDone(false, id(2))])
  }

  @Test func `Deleting asks first`() {
    controller.deletePressed()
    #expect(view.takeCommands() == [.showQuestion("Delete “A”?")])
    controller.alertAnswered(false)
    #expect(view.takeCommands() == [])
    #expect(logic.takeCalls() == [])
  }

  @Test func `Confirming deletes`() {
    controller.deletePressed()
    controller.alertAnswered(true)
    #expect(logic.takeCalls() == [.delete(id(1))])
  }

  @Test func `Clearing asks with a number, and confirming deletes what is done`() {
    controller.clearDonePressed()
    #expect(view.takeCommands() == [.showQuestion("Clear 2 done todos?")])
    controller.alertAnswered(true)
    #expect(logic.takeCalls() == [.deleteDone(among: [id(2), id(3)])])
  }

  @Test func `Clearing doesn't ask when nothing is done`() {
    logic.contents = .today("A")
    controller.appeared()
    _ = view.takeCommands()
    controller.clearDonePressed()
    #expect(view.takeCommands() == [])
  }

  @Test func `Clearing spares what was done after it was asked`() {
    controller.clearDonePressed()
    logic.contents = .today("x A", "x B", "x C")
    logic.onChange()
    _ = logic.takeCalls()
    controller.alertAnswered(true)
    #expect(logic.takeCalls() == [.deleteDone(among: [id(2), id(3)])])
  }

  @Test func `A question is answered once`() {
    controller.deletePressed()
    controller.alertAnswered(false)
    controller.alertAnswered(true)
    #expect(logic.takeCalls() == [])
  }

  @Test func `A mark that can't be saved says why, when the list was loaded again`() {
    logic.changeFailure = .diskFull(path: "todos")
    logic.contents = .today("A", "x B", "x C", "D")
    controller.donePressed()
    #expect(logic.takeCalls() == [.setDone(true, id(1)), .load])
    #expect(
      view.takeCommands().last
        == .showFailure("Couldn't save the todo.", reason: FailingStore.reason))
    #expect(view.titles == ["A", "B", "C", "D"])
  }

  @Test(arguments: [true, false])
  func `A failed deletion says why`(one: Bool) {
    logic.changeFailure = .diskFull(path: "todos")
    one ? controller.deletePressed() : controller.clearDonePressed()
    controller.alertAnswered(true)
    #expect(
      view.takeCommands().last
        == .showFailure("Couldn't delete the todo.", reason: FailingStore.reason))
    #expect(logic.takeCalls().last == .load)
  }

  @Test func `A failed change is reported, even if the list can't be loaded either`() {
    logic.changeFailure = .diskFull(path: "todos")
    logic.contents = nil
    controller.donePressed()
    #expect(
      view.takeCommands() == [
        .showFailure("Couldn't load the todos.", reason: FailingStore.reason),
        .showFailure("Couldn't save the todo.", reason: FailingStore.reason),
      ])
  }

  private func id(_ id: Int64) -> TodoItem.ID {
    TodoItem.ID(rawValue: id)
  }
}
