import TestSupport
import Testing

@testable import VIPERGateway

@Suite("Clearing done todos")
struct ClearDoneTodosInteractorTests {
  private let data = ScriptedTodoListDataManager(.active, .done)
  private let output = RecordingTodoListOutput()
  private let interactor: ClearDoneTodosInteractor

  init() {
    interactor = ClearDoneTodosInteractor(data: data)
    interactor.output = output
  }

  @Test func `The given todos are deleted, without an answer`() {
    interactor.deleteDone(among: [1, 2])
    #expect(data.calls == [.deleteDone(among: [1, 2])])
    #expect(output.answers == [])
  }

  @Test func `A failed deletion says why`() {
    data.fail()
    interactor.deleteDone(among: [2])
    #expect(output.answers == [.deleteFailed(reason: "No disk.")])
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingTodoListOutput? = RecordingTodoListOutput()
    weak let released = output
    interactor.output = output
    output = nil
    #expect(released == nil)
  }
}
