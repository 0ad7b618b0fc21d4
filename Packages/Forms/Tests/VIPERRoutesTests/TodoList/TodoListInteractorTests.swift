import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The list's interactor")
struct TodoListInteractorTests {
  private let store: FailingStore
  private let output = RecordingTodoListInteractorOutput()
  private let interactor: TodoListInteractor

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    interactor = TodoListInteractor(store: store, clock: .fixed, calendar: .fixed)
    interactor.output = output
  }

  @Test func `Loading answers with what the store holds, in plain values`() throws {
    interactor.load()
    let a = TodoListResponse.Todo(id: 1, title: "A", due: .fixed(plus: -1), isDone: false)
    let b = TodoListResponse.Todo(id: 2, title: "B", due: .fixed, isDone: true)
    #expect(output.answers == [.loaded])
    #expect(
      output.response
        == TodoListResponse(
          filter: .all, ids: TodoListing.IDs(TodoListing(try store.todos())),
          sections: [
            TodoListResponse.Section(kind: .earlier, todos: LazyList([a])),
            TodoListResponse.Section(kind: .today, todos: LazyList([b])),
          ],
          activeCount: 1, doneIDs: LazyList([2])))
  }

  @Test func `Every todo has its place`() throws {
    let monday = try #require(CalendarDay(iso: "2026-11-16"))
    let store = try FailingStore(
      "2026-11-15 A", "2026-11-16 B", "2026-11-17 C", "2026-11-22 D", "2026-11-29 E", "2026-11-30 F"
    )
    let clock = FixedWallClock(now: DayCalendar.fixed.noon(of: monday))
    let interactor = TodoListInteractor(store: store, clock: clock, calendar: .fixed)
    interactor.output = output
    interactor.load()
    #expect(
      output.response?.sections.map(\.kind) == [
        .earlier, .today, .tomorrow, .laterThisWeek, .nextWeek, .later,
      ])
  }

  @Test func `A todo is found as it is stored, before anything was loaded`() throws {
    let b = TodoListResponse.Todo(id: 2, title: "B", due: .fixed, isDone: true)
    #expect(try interactor.todo(2) == b)
    #expect(throws: LinkError.missingTodo(3)) { try interactor.todo(3) }
    store.fail(.load)
    #expect(throws: LinkError.failed(reason: FailingStore.reason)) { try interactor.todo(2) }
    #expect(output.answers == [])
  }

  @Test func `A change from elsewhere is answered at once`() throws {
    interactor.load()
    try store.add("2026-11-22 C")
    #expect(output.titles == ["A", "B", "C"])
  }

  @Test func `A list that can't be loaded says why, and doesn't look empty`() {
    store.fail(.load)
    interactor.load()
    interactor.advanceFilter()
    #expect(output.answers == [.loadFailed(reason: FailingStore.reason)])
  }

  @Test func `A failed reload leaves the list as it was`() {
    interactor.load()
    store.fail(.load)
    interactor.load()
    #expect(output.answers.last == .loadFailed(reason: FailingStore.reason))
    interactor.advanceFilter()
    #expect(output.titles == ["A"])
  }

  @Test func `The filter cycles`() {
    interactor.load()
    interactor.advanceFilter()
    #expect(output.response?.filter == .active)
    #expect(output.titles == ["A"])
    interactor.advanceFilter()
    #expect(output.response?.filter == .done)
    #expect(output.titles == ["B"])
    interactor.advanceFilter()
    #expect(output.response?.filter == .all)
    #expect(output.titles == ["A", "B"])
  }

  @Test func `A filter hides todos, but not how many there are`() {
    interactor.load()
    interactor.advanceFilter()
    #expect(output.response?.activeCount == 1)
    #expect(output.response.map { Array($0.doneIDs) } == [2])
  }

  @Test func `A todo that the filter hides is revealed, and one that is listed changes nothing`() {
    interactor.load()
    interactor.advanceFilter()
    interactor.reveal(1)
    #expect(output.answers == [.loaded, .loaded])
    #expect(output.response?.filter == .active)
    interactor.reveal(2)
    #expect(output.response?.filter == .all)
    #expect(output.titles == ["A", "B"])
  }

  @Test func `The filter stays for a todo that is gone`() {
    interactor.load()
    interactor.advanceFilter()
    let answers = output.answers
    interactor.reveal(3)
    #expect(output.answers == answers)
  }

  @Test func `It holds its output weakly`() {
    var output: RecordingTodoListInteractorOutput? = RecordingTodoListInteractorOutput()
    weak let released = output
    interactor.output = output
    output = nil
    #expect(released == nil)
  }

  @Test func `The store that it follows doesn't retain it`() {
    weak var released: TodoListInteractor?
    do {
      let interactor = TodoListInteractor(store: store, clock: .fixed, calendar: .fixed)
      released = interactor
    }
    #expect(released == nil)
  }
}
