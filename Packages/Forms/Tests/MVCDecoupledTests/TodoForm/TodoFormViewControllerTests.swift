import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCDecoupled

/// The controller alone: its view and its logic are doubles.
@Suite("The form's controller")
struct TodoFormViewControllerTests {
  private let view = RecordingTodoFormView()
  private let logic = RecordingTodoFormLogic()
  private let delegate = RecordingTodoFormViewControllerDelegate()
  private let todo = TodoItem(
    id: TodoItem.ID(rawValue: 1), title: "A", due: .fixed, isDone: true,
    created: FailingStore.created)

  @Test func `Adding starts with no title and today`() {
    _ = controller(.new)
    #expect(
      view.takeCommands() == [
        .heading("Add Todo"), .title(""), .due("2026-11-21 Saturday"),
      ])
  }

  @Test func `Editing starts with the todo as it is`() {
    _ = controller(.editing(todo))
    #expect(
      view.takeCommands() == [
        .heading("Edit Todo"), .title("A"), .due("2026-11-21 Saturday"),
      ])
  }

  @Test func `The due day goes as far as the logic lets it`() {
    let controller = opened(.new)
    logic.moved.moveDue(byDays: 2, in: .fixed)
    controller.dueMoved(byDays: 7)
    #expect(view.takeCommands() == [.due("2026-11-23 Monday")])
    controller.savePressed()
    #expect(logic.calls == [.movedDue(of: .new, byDays: 7), .save(logic.moved)])
  }

  @Test func `Saving saves what was typed, and says who was saved`() {
    let controller = opened(.editing(todo))
    controller.titleChanged(to: " B ")
    #expect(view.takeCommands() == [.message("")])
    controller.savePressed()
    var draft = TodoDraft.editing(todo)
    draft.title = " B "
    #expect(logic.calls == [.save(draft)])
    #expect(delegate.calls == [.saved(TodoItem.ID(rawValue: 7))])
    #expect(view.takeCommands() == [])
  }

  @Test(
    arguments: [
      (.empty, "A todo needs a title."), (.tooLong, "A title can have at most 200 characters."),
    ] as [(TodoTitle.Invalid, String)])
  func `An invalid title is reported until something is typed`(
    _ invalid: TodoTitle.Invalid, message: String
  ) {
    let controller = opened(.new)
    logic.saved = .failure(invalid)
    controller.savePressed()
    controller.titleChanged(to: "A")
    #expect(view.takeCommands() == [.message(message), .message("")])
    #expect(delegate.calls == [])
  }

  @Test func `A failed save says why, and the form stays open`() {
    let controller = opened(.editing(todo))
    logic.saved = .failure(TodoStoreError.diskFull(path: "todos"))
    controller.savePressed()
    #expect(
      controller.alert
        == Screen.Alert(.notice, "Couldn't save the todo.", detail: FailingStore.reason))
    controller.answerAlert(false)
    #expect(controller.alert == nil)
    #expect(delegate.calls == [])
  }

  @Test func `Cancelling ends the form and saves nothing`() {
    let controller = opened(.editing(todo))
    controller.titleChanged(to: "B")
    controller.cancelPressed()
    #expect(delegate.calls == [.cancelled])
    #expect(logic.calls == [])
  }

  @Test func `It leaves to its view what the window asks for`() {
    let controller = opened(.new)
    #expect(view.delegate === controller)
    #expect(controller.screen == view.screen)
    controller.press("f")
    #expect(view.takeCommands() == [.press("f")])
    var changes = 0
    controller.onChange = { changes += 1 }
    view.onChange()
    controller.onChange()
    #expect(changes == 2)
  }

  private func controller(_ draft: TodoDraft) -> TodoFormViewController {
    let controller = TodoFormViewController(view: view, logic: logic, draft: draft)
    controller.delegate = delegate
    return controller
  }

  private func opened(_ draft: TodoDraft) -> TodoFormViewController {
    let controller = controller(draft)
    _ = view.takeCommands()
    return controller
  }
}
