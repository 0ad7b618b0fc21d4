import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The form's presenter")
struct TodoFormPresenterTests {
  private let view = RecordingView()
  private let router = RecordingTodoFormRouter()
  private let data = TodoFormDataPresenter()
  private let events: TodoFormEventPresenter
  private let presenter: TodoFormPresenter

  init() {
    events = TodoFormEventPresenter(interactor: RecordingTodoFormInteractor(), router: router)
    presenter = TodoFormPresenter(dataSource: data, eventHandler: events, router: router)
    presenter.view = view
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
    #expect(router.calls == [])
  }

  @Test func `A saved form is closed`() {
    presenter.saved(2)
    #expect(router.calls == [.closeSaved(2)])
  }

  @Test func `It holds its view weakly`() {
    var view: RecordingView? = RecordingView()
    weak let released = view
    presenter.view = view
    view = nil
    #expect(released == nil)
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
