import Observation
import Shared

/// The todos, for every view that shows or changes them: follows the store.
@Observable
final class TodosModel {
  private(set) var todos = TodoIndex()
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  private(set) var today: CalendarDay?
  /// Why the todos couldn't be loaded, until a view that has shown it sets it to nil.
  var loadFailure: TodoStoreError?

  /// For the view whose own state has to follow each load, as it would with `onReceive`.
  @ObservationIgnored var onLoad: () -> Void = {}

  let calendar: DayCalendar

  private let store: any TodoStore
  private let clock: any WallClock
  @ObservationIgnored private var observation: TodoStoreObservation?

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    observation = store.observeOnMainActor { [weak self] _ in self?.load() }
  }

  func load() {
    do throws(TodoStoreError) {
      try read()
    } catch {
      loadFailure = error
    }
  }

  private func read() throws(TodoStoreError) {
    todos = try store.todos()
    today = calendar.day(of: clock.now)
    onLoad()
  }

  /// After a failed change the todos are loaded again, if they can be.
  private func change(_ body: () throws(TodoStoreError) -> Void) throws(TodoStoreError) {
    do throws(TodoStoreError) {
      try body()
    } catch {
      try? read()
      throw error
    }
  }
}

extension TodosModel {
  func draft() -> TodoDraft {
    TodoDraft(today: calendar.day(of: clock.now))
  }

  func draft(editing todo: TodoItem) -> TodoDraft {
    TodoDraft(editing: todo, today: calendar.day(of: clock.now))
  }

  /// Throws a `TodoTitle.Invalid` or a `TodoStoreError`.
  func save(_ draft: TodoDraft) throws -> TodoItem.ID {
    try store.save(draft.validated(), now: clock.now)
  }

  func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(TodoStoreError) {
    try change { () throws(TodoStoreError) in try store.setDone(isDone, id) }
  }

  func delete(_ id: TodoItem.ID) throws(TodoStoreError) {
    try change { () throws(TodoStoreError) in try store.delete(id) }
  }

  func deleteDone(among ids: [TodoItem.ID]) throws(TodoStoreError) {
    try change { () throws(TodoStoreError) in try store.deleteDone(among: ids) }
  }
}
