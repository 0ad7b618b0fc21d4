import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The form's presenter")
struct TodoFormPresenterTests {
  private let view = RecordingView()
  private let router = RecordingTodoFormRouter()
  private let output = RecordingTodoFormModuleOutput()
  private let data = TodoFormDataPresenter()
  private let events: TodoFormEventPresenter
  private let presenter: TodoFormPresenter

  init() {
    events = TodoFormEventPresenter(interactor: RecordingTodoFormInteractor(), router: router)
    presenter = TodoFormPresenter(dataSource: data, eventHandler: events, router: router)
    presenter.view = view
    presenter.output = output
  }

  @Test func `What the interactor answers is kept, and reported each time`() {
    presenter.dueMoved(to: .fixed)
    #expect(presenter.data == nil)
    _ = view.takeChanges()
    presenter.started(TodoFormResponse(isNew: true, title: "A", due: .fixed))
    presenter.dueMoved(to: .fixed(plus: 1))
    presenter.titleRefused(.empty)
    presenter.saveFailed(reason: "No disk.")
    #expect(
      presenter.data
        == TodoFormData(
          isNew: true, title: "A", due: .fixed(plus: 1), refusal: .empty, failure: "No disk."))
    #expect(view.takeChanges() == 4)
    #expect(router.closed == 0)
  }

  @Test func `A saved form is closed, and says which todo it saved`() {
    presenter.saved(2)
    #expect(router.closed == 1)
    #expect(output.saved == [2])
  }

  @Test func `What is wrong stays when its view appears again`() {
    presenter.started(TodoFormResponse(isNew: true, title: "", due: .fixed))
    presenter.titleRefused(.empty)
    presenter.saveFailed(reason: "No disk.")
    presenter.started(TodoFormResponse(isNew: true, title: "", due: .fixed))
    #expect(presenter.data?.refusal == .empty)
    #expect(presenter.data?.failure == "No disk.")
  }

  @Test func `It holds its view and its output weakly`() {
    var view: RecordingView? = RecordingView()
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

  @Test func `Its parts hold it weakly`() {
    weak var released: TodoFormPresenter?
    do {
      let presenter = TodoFormPresenter(dataSource: data, eventHandler: events, router: router)
      data.superPresenter = presenter
      events.superPresenter = presenter
      released = presenter
    }
    #expect(released == nil)
    #expect(data.superPresenter == nil)
    #expect(events.superPresenter == nil)
  }
}
