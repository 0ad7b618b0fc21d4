import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("The form's presenter")
struct TodoFormPresenterTests {
  private let view = RecordingTodoFormView()
  private let useCases = RecordingTodoFormUseCases()
  private let router = RecordingTodoFormRouter()
  private let presenter: TodoFormPresenter

  init() {
    presenter = TodoFormPresenter(useCases: useCases, router: router)
    presenter.view = view
  }

  @Test("It starts when its view is ready, and shows how", arguments: [true, false])
  func starts(isNew: Bool) {
    presenter.viewReady()
    #expect(useCases.calls == [.start])
    presenter.started(TodoFormResponse(isNew: isNew, title: "A", due: .fixed))
    #expect(
      view.takeCommands() == [
        .showHeading(isNew ? "Add Todo" : "Edit Todo"), .showTitle("A"),
        .showDue("2026-11-21 Saturday"),
      ])
  }

  @Test("The due day is a use case's to move")
  func due() {
    presenter.dueMoved(byDays: -7)
    #expect(useCases.calls == [.moveDue(byDays: -7)])
    presenter.dueMoved(to: .fixed)
    #expect(view.takeCommands() == [.showDue("2026-11-21 Saturday")])
  }

  @Test("A todo needs a title, and that is said until something is typed")
  func emptyTitle() {
    presenter.savePressed()
    presenter.titleRefused(.empty)
    presenter.titleChanged(to: "A")
    #expect(useCases.calls == [.save, .changeTitle(to: "A")])
    #expect(view.takeCommands() == [.showMessage("A todo needs a title."), .showMessage("")])
    #expect(router.calls == [])
  }

  @Test("A title has at most 200 characters")
  func longTitle() {
    presenter.titleRefused(.tooLong)
    #expect(view.takeCommands() == [.showMessage("A title can have at most 200 characters.")])
  }

  @Test("A saved form is closed")
  func saved() {
    presenter.saved(2)
    #expect(router.calls == [.closeSaved(2)])
  }

  @Test("A todo that can't be saved says why, and the form stays")
  func saveFails() {
    presenter.saveFailed(reason: "No disk.")
    #expect(
      view.takeCommands() == [.showFailure("Couldn't save the todo.", reason: "No disk.")])
    #expect(router.calls == [])
  }

  @Test("Cancelling ends the form and saves nothing")
  func cancel() {
    presenter.cancelPressed()
    #expect(router.calls == [.closeCancelled])
    #expect(useCases.calls == [])
  }

  @Test("It holds its view weakly")
  func weakView() {
    var view: RecordingTodoFormView? = RecordingTodoFormView()
    weak let released = view
    presenter.view = view
    view = nil
    #expect(released == nil)
  }
}
