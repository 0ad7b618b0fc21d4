import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("Starting a draft")
struct StartDraftInteractorTests {
  private let data = ScriptedTodoFormDataManager()
  private let output = RecordingTodoFormOutput()

  @Test func `Adding starts with no title and today`() {
    interactor(nil).start()
    #expect(
      output.answers == [
        .started(TodoFormResponse(isNew: true, title: "", due: .fixed))
      ])
    #expect(data.draft == TodoDraftEntity(id: nil, title: "", due: .fixed, earliest: .fixed))
  }

  @Test func `Editing starts with the todo as it is`() {
    let late = CalendarDay.fixed(plus: -1)
    interactor(TodoFormRequest(id: 1, title: "A", due: late)).start()
    #expect(
      output.answers == [
        .started(TodoFormResponse(isNew: false, title: "A", due: late))
      ])
    #expect(data.draft == TodoDraftEntity(id: 1, title: "A", due: late, earliest: late))
  }

  @Test func `Started again, it answers with what was written meanwhile`() {
    let interactor = interactor(nil)
    interactor.start()
    data.draft = data.draft?.titled("B")
    interactor.start()
    #expect(
      output.answers.last == .started(TodoFormResponse(isNew: true, title: "B", due: .fixed)))
  }

  @Test func `It holds its output weakly`() {
    let interactor = interactor(nil)
    var output: RecordingTodoFormOutput? = RecordingTodoFormOutput()
    weak let released = output
    interactor.output = output
    output = nil
    #expect(released == nil)
  }

  private func interactor(_ request: TodoFormRequest?) -> StartDraftInteractor {
    let interactor = StartDraftInteractor(
      data: data, clock: .fixed, calendar: .fixed, request: request)
    interactor.output = output
    return interactor
  }
}
