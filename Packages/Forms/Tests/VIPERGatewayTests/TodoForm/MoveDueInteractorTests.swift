import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("Moving the due day")
struct MoveDueInteractorTests {
  private let data = ScriptedTodoFormDataManager(TodoDraftEntity(today: .fixed))
  private let output = RecordingTodoFormOutput()
  private let interactor: MoveDueInteractor

  init() {
    interactor = MoveDueInteractor(data: data, calendar: .fixed)
    interactor.output = output
  }

  @Test func `It moves as far as the draft allows`() {
    for days in [7, 1, -7, -7] { interactor.moveDue(byDays: days) }
    #expect(
      output.answers == [
        .dueMoved(to: .fixed(plus: 7)), .dueMoved(to: .fixed(plus: 8)),
        .dueMoved(to: .fixed(plus: 1)), .dueMoved(to: .fixed),
      ])
    #expect(data.draft == TodoDraftEntity(today: .fixed))
  }

  @Test func `Before a draft there is nothing to move`() {
    data.draft = nil
    interactor.moveDue(byDays: 1)
    #expect(output.answers == [])
    #expect(data.draft == nil)
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingTodoFormOutput? = RecordingTodoFormOutput()
    weak let released = output
    interactor.output = output
    output = nil
    #expect(released == nil)
  }
}
