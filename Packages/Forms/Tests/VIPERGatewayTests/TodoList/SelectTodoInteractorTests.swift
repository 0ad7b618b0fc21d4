import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("Selecting a todo")
struct SelectTodoInteractorTests {
  private let data = ScriptedTodoListDataManager(.active, .done)
  private let output = RecordingTodoListOutput()
  private let interactor: SelectTodoInteractor

  init() {
    interactor = SelectTodoInteractor(data: data)
    interactor.output = output
  }

  @Test func `It answers with the todo and its row, in plain values`() {
    interactor.moveSelection(by: 1)
    #expect(output.answers == [.selected])
    let b = TodoListResponse.Todo(id: 2, title: "B", due: .fixed, isDone: true)
    #expect(output.selection == TodoListResponse.Selection(row: 1, todo: b))
  }

  @Test func `It stops at the first and the last row`() {
    for _ in 1...2 { interactor.moveSelection(by: 1) }
    #expect(output.selection?.row == 1)
    for _ in 1...2 { interactor.moveSelection(by: -1) }
    #expect(output.selection?.row == 0)
  }

  @Test func `It moves among the todos that the filter lets through`() {
    data.filter = .active
    interactor.moveSelection(by: 1)
    #expect(output.selection?.todo.title == "A")
  }

  @Test func `When nothing is listed there is nothing to select`() {
    let interactor = SelectTodoInteractor(data: ScriptedTodoListDataManager())
    interactor.output = output
    interactor.moveSelection(by: 1)
    #expect(output.answers == [])
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingTodoListOutput? = RecordingTodoListOutput()
    weak let released = output
    interactor.output = output
    output = nil
    #expect(released == nil)
  }
}
