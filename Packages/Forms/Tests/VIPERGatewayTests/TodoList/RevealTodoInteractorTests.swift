import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("Revealing a todo")
struct RevealTodoInteractorTests {
  private let data = ScriptedTodoListDataManager(.active, .done)
  private let output = RecordingTodoListOutput()
  private let interactor: RevealTodoInteractor

  init() throws {
    interactor = RevealTodoInteractor(data: data)
    interactor.output = output
    _ = try data.load(today: .fixed)
    data.filter = .active
  }

  @Test func `The filter stays for a todo that it lets through`() {
    interactor.reveal(1)
    #expect(output.answers == [.selected])
    #expect(output.selection?.todo.title == "A")
    #expect(data.filter == .active)
  }

  @Test func `The filter opens for a todo that it hides`() {
    interactor.reveal(2)
    #expect(output.answers == [.loaded, .selected])
    #expect(output.response?.filter == .all)
    #expect(output.titles == ["A", "B"])
    #expect(output.selection?.row == 1)
    #expect(output.selection?.todo.title == "B")
  }

  @Test func `The filter stays for a todo that is gone`() {
    interactor.reveal(3)
    #expect(output.answers == [])
    #expect(data.filter == .active)
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingTodoListOutput? = RecordingTodoListOutput()
    weak let released = output
    interactor.output = output
    output = nil
    #expect(released == nil)
  }
}
