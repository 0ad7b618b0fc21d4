import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The form's event handler")
struct TodoFormEventPresenterTests {
  private let keeping = KeepingTodoFormSuperPresenter()
  private let interactor = RecordingTodoFormInteractor()
  private let router = RecordingTodoFormRouter()
  private let events: TodoFormEventPresenter

  init() {
    events = TodoFormEventPresenter(interactor: interactor, router: router)
    events.superPresenter = keeping
  }

  @Test func `It starts when its view appears; the due day and saving are the interactor's`() {
    events.appeared()
    events.dueMoved(byDays: -7)
    events.savePressed()
    #expect(interactor.calls == [.start, .moveDue(byDays: -7), .save])
    #expect(router.closed == 0)
  }

  @Test func `What was wrong with a title is shown until something is typed`() {
    events.titleChanged(to: "x")
    #expect(keeping.data == nil)
    keeping.data = TodoFormData(isNew: true, title: "", due: .fixed, refusal: .empty)
    events.titleChanged(to: "A")
    #expect(keeping.data == TodoFormData(isNew: true, title: "A", due: .fixed))
    #expect(interactor.calls == [.changeTitle(to: "x"), .changeTitle(to: "A")])
  }

  @Test func `A failure goes when it was read, and the form stays`() {
    keeping.data = TodoFormData(isNew: true, title: "A", due: .fixed, failure: "No disk.")
    events.alertAnswered()
    #expect(keeping.data == TodoFormData(isNew: true, title: "A", due: .fixed))
    #expect(router.closed == 0)
  }

  @Test func `Cancelling ends the form and saves nothing`() {
    events.cancelPressed()
    #expect(router.closed == 1)
    #expect(interactor.calls == [])
  }
}
