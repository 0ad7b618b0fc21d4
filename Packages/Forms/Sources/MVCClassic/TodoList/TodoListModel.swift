import Shared

/// The list's model: follows the store, keeps filter and selection, and notifies its observers.
final class TodoListModel {
  private(set) var filter = TodoFilter.all
  private(set) var alert: TodoListAlert?
  private(set) var formModel: TodoFormModel?

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private var observation: TodoStoreObservation?
  private var observers = ModelObservers()

  private var todos = TodoIndex()
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  private var today: CalendarDay?
  private var selectedID: TodoItem.ID?

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    observation = store.observeOnMainActor { [weak self] _ in self?.reload() }
  }

  private var listed: TodoListing {
    TodoListing(todos, filter: filter)
  }

  private func changed() {
    observers.notify()
  }

  private func load() throws(TodoStoreError) {
    let todos = try store.todos()
    today = calendar.day(of: clock.now)
    list(todos, filter)
  }

  private func list(_ todos: TodoIndex, _ filter: TodoFilter) {
    let before = listed
    self.todos = todos
    self.filter = filter
    selectedID = listed.selection(selectedID, after: before)
  }

  private func select(_ id: TodoItem.ID) {
    guard let todo = todos[id] else { return }
    selectedID = id
    if !filter.includes(todo) { filter = .all }
  }

  /// After a failed change: loads again if it can, and reports why the change failed.
  private func fail(_ failure: TodoListAlert) {
    try? load()
    alert = failure
    changed()
  }

  private func open(_ draft: TodoDraft) {
    let form = TodoFormModel(store: store, clock: clock, calendar: calendar, draft: draft)
    form.addObserver(self)
    formModel = form
    changed()
  }
}

extension TodoListModel: TodoListReading {
  func addObserver(_ observer: any ModelObserver) {
    observers.add(observer)
  }

  var isLoaded: Bool { today != nil }

  var activeCount: Int { todos.activeCount }

  var doneCount: Int { todos.doneCount }

  var sections: [TodoSection] {
    today.map { listed.sections(today: $0, calendar: calendar) } ?? []
  }

  var selectedRow: Int? { selectedID.flatMap(listed.row) }

  var canUseSelected: Bool { selected != nil }

  var canClearDone: Bool { doneCount > 0 }

  var form: (any TodoFormReading)? { formModel }
}

/// The actions of the list that its controller calls.
extension TodoListModel {
  var selected: TodoItem? {
    selectedID.flatMap { todos[$0] }
  }

  var doneIDs: [TodoItem.ID] { todos.doneIDs }

  func reload() {
    do throws(TodoStoreError) {
      try load()
    } catch {
      alert = .loadFailed(reason: error.description)
    }
    changed()
  }

  func moveSelection(by rows: Int) {
    guard let moved = listed.selection(selectedID, movedBy: rows) else { return }
    selectedID = moved
    changed()
  }

  func show(_ filter: TodoFilter) {
    list(todos, filter)
    changed()
  }

  func ask(_ question: TodoListAlert) {
    alert = question
    changed()
  }

  func closeAlert() {
    alert = nil
    changed()
  }

  func openForm() {
    open(TodoDraft(today: calendar.day(of: clock.now)))
  }

  func openForm(editing todo: TodoItem) {
    open(TodoDraft(editing: todo, today: calendar.day(of: clock.now)))
  }

  func setDone(_ isDone: Bool, _ id: TodoItem.ID) {
    do throws(TodoStoreError) {
      try store.setDone(isDone, id)
    } catch {
      fail(.saveFailed(reason: error.description))
    }
  }

  func delete(_ id: TodoItem.ID) {
    do throws(TodoStoreError) {
      try store.delete(id)
    } catch {
      fail(.deleteFailed(reason: error.description))
    }
  }

  func deleteDone(among ids: [TodoItem.ID]) {
    do throws(TodoStoreError) {
      try store.deleteDone(among: ids)
    } catch {
      fail(.deleteFailed(reason: error.description))
    }
  }
}

/// It observes only one model, that of the open form.
extension TodoListModel: ModelObserver {
  func modelChanged() {
    guard let outcome = formModel?.outcome else { return }
    formModel = nil
    if case .saved(let id) = outcome { select(id) }
    changed()
  }
}
