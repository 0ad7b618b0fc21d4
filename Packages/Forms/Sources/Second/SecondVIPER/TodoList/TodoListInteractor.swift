import Shared

/// The use cases of the list: load, filter, mark and delete todos.
final class TodoListInteractor: TodoListInteractorInput {
  weak var output: (any TodoListInteractorOutput)?

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar

  private var observation: TodoStoreObservation?
  private var filter = TodoFilter.all
  /// The todos and the days of the last successful load.
  private var loaded: (todos: TodoIndex, days: SectionDays)?
  /// A todo to reveal, if it is loaded.
  private var todoToReveal: TodoItem.ID?

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    observation = store.observeOnMainActor { [weak self] _ in
      self?.loadTodos()
    }
  }

  func loadTodos() {
    do throws(TodoStoreError) {
      try load()
    } catch {
      output?.didFail(to: .load, reason: error.description)
    }
  }

  func switchToNextFilter() {
    filter = filter.next
    deliver()
  }

  func reveal(_ id: TodoItem.ID) {
    todoToReveal = id
    deliver()
  }

  func setDone(_ isDone: Bool, _ id: TodoItem.ID) {
    perform(.save) { () throws(TodoStoreError) in
      try store.setDone(isDone, id)
    }
  }

  func delete(_ id: TodoItem.ID) {
    perform(.delete) { () throws(TodoStoreError) in
      try store.delete(id)
    }
  }

  func findDoneTodos() {
    guard let loaded else { return }
    output?.didFindDoneTodos(loaded.todos.filter(\.isDone).map(\.id))
  }

  func clearDone(among ids: [TodoItem.ID]) {
    perform(.delete) { () throws(TodoStoreError) in
      try store.deleteDone(among: ids)
    }
  }

  /// Makes a change; the store reports a successful one, so only after a failure is it necessary
  /// to load here, and then the failure to report is that of the change.
  private func perform(
    _ operation: TodoListOperation, change: () throws(TodoStoreError) -> Void
  ) {
    do throws(TodoStoreError) {
      try change()
    } catch {
      try? load()
      output?.didFail(to: operation, reason: error.description)
    }
  }

  private func load() throws(TodoStoreError) {
    let todos = try store.todos()
    let today = calendar.day(of: clock.now)
    loaded = (todos, SectionDays(today: today, in: calendar))
    deliver()
  }

  private func deliver() {
    defer { todoToReveal = nil }
    guard let loaded else { return }
    let revealed = todoToReveal.flatMap { loaded.todos[$0] }
    if let revealed, !filter.includes(revealed) {
      filter = .all
    }
    output?.didUpdate(
      UpcomingTodos(loaded.todos, filter: filter, days: loaded.days), revealed: revealed?.id)
  }
}
