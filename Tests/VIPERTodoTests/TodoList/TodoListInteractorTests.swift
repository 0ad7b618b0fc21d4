import Shared
import Testing

@testable import VIPERTodo

@Suite("The list's interactor")
struct TodoListInteractorTests {
  private let store: FailingStore
  private let output = MockTodoListInteractorOutput()
  private let interactor: TodoListInteractor

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    interactor = TodoListInteractor(environment: .fixed(store))
    interactor.output = output
  }

  @Test("Loading answers with what the store holds, in plain values")
  func loads() {
    interactor.load()
    let response = TodoListResponse(
      filter: .all,
      sections: [
        TodoListResponse.Section(
          place: .earlier,
          todos: [
            TodoListResponse.Todo(
              id: 1, title: "A", isDone: false, day: "2026-11-20", weekday: "Friday")
          ]),
        TodoListResponse.Section(
          place: .today,
          todos: [
            TodoListResponse.Todo(
              id: 2, title: "B", isDone: true, day: "2026-11-21", weekday: "Saturday")
          ]),
      ],
      activeCount: 1, doneIDs: [2])
    #expect(output.answers == [.loaded(response)])
  }

  @Test("Every todo has its place")
  func places() throws {
    let monday = try #require(CalendarDay(iso: "2026-11-16"))
    let store = try FailingStore(
      "2026-11-15 A", "2026-11-16 B", "2026-11-17 C", "2026-11-22 D", "2026-11-29 E", "2026-11-30 F"
    )
    let interactor = TodoListInteractor(
      environment: .fixed(store, now: DayCalendar.fixed.noon(of: monday)))
    interactor.output = output
    interactor.load()
    #expect(
      output.response?.sections.map(\.place) == [
        .earlier, .today, .tomorrow, .laterThisWeek, .nextWeek, .later,
      ])
  }

  @Test("A change by another hand is answered at once")
  func anotherHand() throws {
    interactor.load()
    try store.add("2026-11-22 C")
    #expect(output.titles == ["A", "B", "C"])
  }

  @Test("A list that can't be loaded says why, and claims nothing")
  func loadFails() {
    store.fail(.load)
    interactor.load()
    interactor.advanceFilter()
    #expect(output.answers == [.loadFailed(reason: FailingStore.reason)])
  }

  @Test("The filter goes round")
  func filter() {
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

  @Test("The filter opens for a todo that it hides and that is to be selected")
  func opensTheFilter() {
    interactor.load()
    interactor.advanceFilter()
    interactor.reveal(1)
    #expect(output.response?.filter == .active)
    interactor.reveal(2)
    #expect(output.response?.filter == .all)
    #expect(output.answers.last == .revealed(2))
  }

  @Test("The filter stays for a todo that is gone")
  func gone() {
    interactor.load()
    interactor.advanceFilter()
    let answers = output.answers
    interactor.reveal(3)
    #expect(output.answers == answers)
  }

  @Test("It holds its output weakly")
  func weakOutput() {
    var output: MockTodoListInteractorOutput? = MockTodoListInteractorOutput()
    weak let released = output
    interactor.output = output
    output = nil
    #expect(released == nil)
  }

  @Test("The store that it follows doesn't keep it")
  func released() {
    weak var released: TodoListInteractor?
    do {
      let interactor = TodoListInteractor(environment: .fixed(store))
      released = interactor
    }
    #expect(released == nil)
  }
}
