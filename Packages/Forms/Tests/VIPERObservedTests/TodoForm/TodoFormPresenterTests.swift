import Presentation
import Shared
import TestSupport
import Testing

@testable import VIPERObserved

/// A view model has no behaviour, so the presenter is tested with the real one.
@Suite("The form's presenter")
struct TodoFormPresenterTests {
  private let viewModel = TodoFormViewModel()
  private let interactor = RecordingTodoFormInteractor()
  private let router = RecordingTodoFormRouter()
  private let output = RecordingTodoFormModuleOutput()
  private let presenter: TodoFormPresenter

  init() {
    presenter = TodoFormPresenter(viewModel: viewModel, interactor: interactor, router: router)
    presenter.output = output
  }

  @Test(arguments: [true, false])
  func `It starts when its view appears, and shows how`(isNew: Bool) {
    presenter.appeared()
    #expect(interactor.calls == [.start])
    presenter.started(TodoFormResponse(isNew: isNew, title: "A", due: .fixed))
    #expect(viewModel.heading == (isNew ? "Add Todo" : "Edit Todo"))
    #expect(viewModel.title == "A")
    #expect(viewModel.due == "2026-11-21 Saturday")
    #expect(viewModel.message == "")
    #expect(viewModel.notice == nil)
  }

  @Test func `The due day is the interactor's to move`() {
    presenter.dueMoved(byDays: -7)
    #expect(interactor.calls == [.moveDue(byDays: -7)])
    #expect(viewModel.due == "")
    presenter.dueMoved(to: .fixed)
    #expect(viewModel.due == "2026-11-21 Saturday")
  }

  @Test func `A missing title is reported until something is typed`() {
    presenter.savePressed()
    presenter.titleRefused(.empty)
    #expect(viewModel.message == "A todo needs a title.")
    presenter.titleChanged(to: "A")
    #expect(viewModel.title == "A")
    #expect(viewModel.message == "")
    #expect(interactor.calls == [.save, .changeTitle(to: "A")])
    #expect(router.closed == 0)
  }

  @Test func `A title has at most 200 characters`() {
    presenter.titleRefused(.tooLong)
    #expect(viewModel.message == "A title can have at most 200 characters.")
  }

  @Test func `A saved form is closed, and says which todo it saved`() {
    presenter.saved(2)
    #expect(router.closed == 1)
    #expect(output.saved == [2])
  }

  @Test func `A todo that can't be saved says why until it is read, and the form stays`() {
    presenter.saveFailed(reason: "No disk.")
    #expect(viewModel.notice == Notice("Couldn't save the todo.", reason: "No disk."))
    presenter.alertAnswered()
    #expect(viewModel.notice == nil)
    #expect(router.closed == 0)
  }

  @Test func `Cancelling ends the form and saves nothing`() {
    presenter.cancelPressed()
    #expect(router.closed == 1)
    #expect(output.saved == [])
    #expect(interactor.calls == [])
  }

  @Test func `What is wrong with the title stays when it appears again`() {
    presenter.titleRefused(.empty)
    presenter.started(TodoFormResponse(isNew: true, title: "", due: .fixed))
    #expect(viewModel.message == "A todo needs a title.")
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingTodoFormModuleOutput? = RecordingTodoFormModuleOutput()
    weak let released = output
    presenter.output = output
    output = nil
    #expect(released == nil)
  }

  @Test func `Without its view model it shows nothing, and goes on`() {
    weak var released: TodoFormViewModel?
    let presenter: TodoFormPresenter
    do {
      let viewModel = TodoFormViewModel()
      presenter = TodoFormPresenter(viewModel: viewModel, interactor: interactor, router: router)
      released = viewModel
    }
    #expect(released == nil)
    presenter.started(TodoFormResponse(isNew: true, title: "", due: .fixed))
    presenter.titleChanged(to: "A")
    presenter.titleRefused(.empty)
    presenter.saveFailed(reason: "No disk.")
    presenter.alertAnswered()
    presenter.saved(2)
    #expect(interactor.calls == [.changeTitle(to: "A")])
    #expect(router.closed == 1)
  }
}
