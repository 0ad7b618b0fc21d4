import TestSupport
import Testing

@testable import VIPERGateway

@Suite("Deleting a todo")
struct DeleteTodoInteractorTests {
  private let data = ScriptedTodoListDataManager(.active, .done)
  private let output = RecordingTodoListOutput()
  private let interactor: DeleteTodoInteractor

  init() {
    interactor = DeleteTodoInteractor(data: data)
    interactor.output = output
  }

  @Test func `A todo is deleted, without an answer`() {
    interactor.delete(1)
    #expect(data.calls == [.delete(1)])
    #expect(output.answers == [])
  }

  @Test func `A todo that can't be deleted says why`() {
    data.fail()
    interactor.delete(1)
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
