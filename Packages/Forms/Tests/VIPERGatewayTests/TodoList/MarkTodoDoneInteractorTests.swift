import TestSupport
import Testing

@testable import VIPERGateway

@Suite("Marking a todo")
struct MarkTodoDoneInteractorTests {
  private let data = ScriptedTodoListDataManager(.active, .done)
  private let output = RecordingTodoListOutput()
  private let interactor: MarkTodoDoneInteractor

  init() {
    interactor = MarkTodoDoneInteractor(data: data)
    interactor.output = output
  }

  @Test func `A todo is marked as done and as not done, without an answer`() {
    interactor.setDone(true, 1)
    interactor.setDone(false, 2)
    #expect(data.calls == [.setDone(true, 1), .setDone(false, 2)])
    #expect(output.answers == [])
  }

  @Test func `A failure to mark says why`() {
    data.fail()
    interactor.setDone(true, 1)
    #expect(output.answers == [.saveFailed(reason: "No disk.")])
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingTodoListOutput? = RecordingTodoListOutput()
    weak let released = output
    interactor.output = output
    output = nil
    #expect(released == nil)
  }
}
