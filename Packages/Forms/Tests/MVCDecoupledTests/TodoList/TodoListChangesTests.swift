import Shared
import TerminalUI
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
    #expect(controller.alert == Screen.Alert(.question, "Delete “A”?"))
    controller.answerAlert(false)
    #expect(controller.alert == nil)
    #expect(logic.takeCalls() == [])
  }

  @Test func `Confirming deletes`() {
    controller.deletePressed()
    controller.answerAlert(true)
    #expect(logic.takeCalls() == [.delete(id(1))])
    #expect(controller.alert == nil)
  }

  @Test func `Clearing asks with a number, and confirming deletes what is done`() {
    controller.clearDonePressed()
    #expect(controller.alert == Screen.Alert(.question, "Clear 2 done todos?"))
    controller.answerAlert(true)
    #expect(logic.takeCalls() == [.deleteDone(among: [id(2), id(3)])])
  }

  @Test func `Clearing doesn't ask when nothing is done`() {
    logic.contents = .today("A")
    controller.appeared()
    controller.clearDonePressed()
    #expect(controller.alert == nil)
  }

  @Test func `Clearing spares what was done after it was asked`() {
    controller.clearDonePressed()
    logic.contents = .today("x A", "x B", "x C")
    logic.onChange()
    _ = logic.takeCalls()
    controller.answerAlert(true)
    #expect(logic.takeCalls() == [.deleteDone(among: [id(2), id(3)])])
  }

  @Test func `A question is answered once`() {
    controller.deletePressed()
    controller.answerAlert(false)
    controller.answerAlert(true)
    #expect(logic.takeCalls() == [])
  }

  @Test func `A failure to mark says why`() {
    logic.changeFailure = .diskFull(path: "todos")
    controller.donePressed()
    #expect(
      controller.alert
        == Screen.Alert(.notice, "Couldn't save the todo.", detail: FailingStore.reason))
  }

  @Test(arguments: [true, false])
  func `A failed deletion says why`(one: Bool) {
    logic.changeFailure = .diskFull(path: "todos")
    one ? controller.deletePressed() : controller.clearDonePressed()
    controller.answerAlert(true)
    #expect(
      controller.alert
        == Screen.Alert(.notice, "Couldn't delete the todo.", detail: FailingStore.reason))
    #expect(logic.takeCalls().last == .load)
  }

  @Test func `A failed change is reported, even if the list can't be loaded either`() {
    logic.changeFailure = .diskFull(path: "todos")
    logic.contents = nil
    controller.donePressed()
    #expect(controller.alert?.message == "Couldn't save the todo.")
    #expect(view.titles == ["A", "B", "C"])
  }

  @Test func `After a failure the list shows what the logic loads`() {
    logic.changeFailure = .diskFull(path: "todos")
    logic.contents = .today("A", "x B", "x C", "D")
    controller.donePressed()
    #expect(logic.takeCalls() == [.setDone(true, id(1)), .load])
    #expect(view.titles == ["A", "B", "C", "D"])
  }

  private func id(_ id: Int64) -> TodoItem.ID {
    TodoItem.ID(rawValue: id)
  }
}
