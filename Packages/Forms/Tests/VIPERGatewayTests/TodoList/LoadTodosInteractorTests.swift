import Foundation
import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("Loading todos")
struct LoadTodosInteractorTests {
  private let data = ScriptedTodoListDataManager(.active, .done)
  private let output = RecordingTodoListOutput()
  private let interactor: LoadTodosInteractor

  init() {
    interactor = LoadTodosInteractor(data: data, clock: .fixed, calendar: .fixed)
    interactor.output = output
  }

  @Test func `It answers with what the data manager has, in plain values`() {
    interactor.load()
    let a = TodoListResponse.Todo(id: 1, title: "A", due: .fixed, isDone: false)
    let b = TodoListResponse.Todo(id: 2, title: "B", due: .fixed, isDone: true)
    #expect(output.answers == [.loaded])
    #expect(
      output.response
        == TodoListResponse(
          filter: .all,
          sections: [TodoListResponse.Section(kind: .today, todos: LazyList([a, b]))],
          selection: TodoListResponse.Selection(row: 0, todo: a), activeCount: 1,
          doneIDs: LazyList([2])))
  }

  @Test func `Today is what the clock says, in the calendar`() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 12 * 3600))
    let interactor = LoadTodosInteractor(
      data: data, clock: .fixed, calendar: DayCalendar(timeZone: zone))
    interactor.load()
    #expect(data.calls == [.load(today: .fixed(plus: 1))])
  }

  @Test func `It loads again whenever todos change`() {
    data.onChange()
    #expect(data.calls == [.load(today: .fixed)])
    #expect(output.answers == [.loaded])
  }

  @Test func `What can't be loaded says why, and nothing else`() {
    data.fail()
    interactor.load()
    #expect(output.answers == [.loadFailed(reason: "No disk.")])
  }

  @Test func `Refreshing loads again, and says nothing when it can't`() {
    interactor.refresh()
    #expect(data.calls == [.load(today: .fixed)])
    #expect(output.answers == [.loaded])
    data.fail()
    interactor.refresh()
    #expect(data.calls.count == 2)
    #expect(output.answers == [.loaded])
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingTodoListOutput? = RecordingTodoListOutput()
    weak let released = output
    interactor.output = output
    output = nil
    #expect(released == nil)
  }

  @Test func `The data manager that it follows doesn't keep it`() {
    weak var released: LoadTodosInteractor?
    do {
      let interactor = LoadTodosInteractor(data: data, clock: .fixed, calendar: .fixed)
      released = interactor
    }
    #expect(released == nil)
    data.onChange()
    #expect(data.calls == [])
  }
}
