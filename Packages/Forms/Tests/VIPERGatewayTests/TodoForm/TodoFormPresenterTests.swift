import Presentation
import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("The form's presenter")
struct TodoFormPresenterTests {
  private let view = RecordingTodoFormView()
  private let useCases = RecordingTodoFormUseCases()
  private let router = RecordingTodoFormRouter()
  private let output = RecordingTodoFormModuleOutput()
  private let presenter: TodoFormPresenter

  init() {
    presenter = TodoFormPresenter(useCases: useCases, router: router)
    presenter.view = view
    presenter.output = output
  }

  @Test(arguments: [true, false])
  func `It starts when its view appears, and shows how`(isNew: Bool) {
    presenter.appeared()
    #expect(useCases.calls == [.start])
    presenter.started(TodoFormResponse(isNew: isNew, title: "A", due: .fixed))
    #expect(
      view.takeCommands() == [
        .showHeading(isNew ? "Add Todo" : "Edit Todo"), .showTitle("A"),
        .showDue("2026-11-21 Saturday"), .showMessage(""), .dismissAlert,
      ])
  }

  @Test func `The due day is a use case's to move`() {
    presenter.dueMoved(byDays: -7)
    #expect(useCases.calls == [.moveDue(byDays: -7)])
    presenter.dueMoved(to: .fixed)
    #expect(view.takeCommands() == [.showDue("2026-11-21 Saturday")])
  }

  @Test func `A missing title is reported until something is typed`() {
    presenter.savePressed()
    presenter.titleRefused(.empty)
    presenter.titleChanged(to: "A")
    #expect(useCases.calls == [.save, .changeTitle(to: "A")])
    #expect(view.takeCommands() == [.showMessage("A todo needs a title."), .showMessage("")])
    #expect(router.closed == 0)
  }

  @Test func `A title has at most 200 characters`() {
    presenter.titleRefused(.tooLong)
    #expect(view.takeCommands() == [.showMessage("A title can have at most 200 characters.")])
  }

  @Test func `A saved form is closed, and says which todo it saved`() {
    presenter.saved(2)
    #expect(router.closed == 1)
    #expect(output.saved == [2])
  }

  @Test func `A failed save says why, and the form stays open`() {
    presenter.saveFailed(reason: "No disk.")
    let notice = Notice("Couldn't save the todo.", reason: "No disk.")
    #expect(view.takeCommands() == [.showNotice(notice)])
    presenter.alertAnswered()
    #expect(view.takeCommands() == [.dismissAlert])
    #expect(router.closed == 0)
  }

  @Test func `Cancelling ends the form and saves nothing`() {
    presenter.cancelPressed()
    #expect(router.closed == 1)
    #expect(output.saved == [])
    #expect(useCases.calls == [])
  }

  @Test func `What is wrong is said again when it appears again`() {
    presenter.titleRefused(.empty)
    presenter.saveFailed(reason: "No disk.")
    _ = view.takeCommands()
    presenter.started(TodoFormResponse(isNew: true, title: "", due: .fixed))
    #expect(
      view.takeCommands().suffix(2) == [
        .showMessage("A todo needs a title."),
        .showNotice(Notice("Couldn't save the todo.", reason: "No disk.")),
      ])
  }

  @Test func `It holds its view and its output weakly`() {
    var view: RecordingTodoFormView? = RecordingTodoFormView()
    var output: RecordingTodoFormModuleOutput? = RecordingTodoFormModuleOutput()
    weak let releasedView = view
    weak let releasedOutput = output
    presenter.view = view
    presenter.output = output
    view = nil
    output = nil
    #expect(releasedView == nil)
    #expect(releasedOutput == nil)
  }
}
