import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("Filtering todos")
struct FilterTodosInteractorTests {
  private let data = ScriptedTodoListDataManager(.active, .done)
  private let output = RecordingTodoListOutput()
  private let interactor: FilterTodosInteractor

  init() {
    interactor = FilterTodosInteractor(data: data)
    interactor.output = output
  }

  @Test func `The filter goes round, and nothing is loaded for it`() throws {
    _ = try data.load(today: .fixed)
    interactor.advanceFilter()
    #expect(output.response?.filter == .active)
    #expect(output.titles == ["A"])
    interactor.advanceFilter()
    #expect(output.response?.filter == .done)
    #expect(output.titles == ["B"])
    interactor.advanceFilter()
    #expect(output.response?.filter == .all)
    #expect(output.titles == ["A", "B"])
    #expect(data.calls == [.load(today: .fixed)])
  }

  @Test func `A filter hides todos, but not how many there are`() throws {
    _ = try data.load(today: .fixed)
    interactor.advanceFilter()
    #expect(output.response?.activeCount == 1)
    #expect(output.response.map { Array($0.doneIDs) } == [2])
  }

  @Test func `Before anything was loaded it goes on, and claims nothing`() {
    interactor.advanceFilter()
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
