import Observation
import Presentation
import Shared

/// The state of the list's view, ready to be shown, and what the user can do with it.
@Observable
final class TodoListViewModel {
  /// What is asked or said before anything else, in words, and what a yes sets off.
  enum Alert: Equatable {
    case question(String, Change)
    case notice(Notice)
  }

  enum Change: Equatable {
    case delete(TodoItem.ID)
    case deleteDone([TodoItem.ID])
  }

  private(set) var alert: Alert?
  private(set) var form: TodoFormViewModel?

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private let formatter = TodoListFormatter()
  @ObservationIgnored private var observation: TodoStoreObservation?

  private var todos = TodoIndex()
  /// As of the last load.
  private var today: CalendarDay?
  private var filter = TodoFilter.all
  private var selectedID: TodoItem.ID?

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    observation = store.observeOnMainActor { [weak self] _ in self?.reload() }
  }

  /// Before the first load nothing is known, so nothing is claimed.
  private var isLoaded: Bool { today != nil }

  private var listed: TodoListing {
    TodoListing(todos, filter: filter)
  }

  private var selected: TodoItem? {
    selectedID.flatMap { todos[$0] }
  }

  private func reload() {
    do throws(TodoStoreError) {
      try load()
    } catch {
      alert = .notice(Notice(formatter.loadFailure, reason: error.description))
    }
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
    if !filter.includes(todo) { list(todos, .all) }
  }

  /// After a failed change: loads again if it can, and reports why the change failed.
  private func fail(_ message: String, _ error: TodoStoreError) {
    try? load()
    alert = .notice(Notice(message, reason: error.description))
  }

  private func presentForm(_ draft: TodoDraft) {
    form = TodoFormViewModel(
      store: store, clock: clock, calendar: calendar, draft: draft,
      onSaved: { [weak self] in self?.todoFormSaved($0) },
      onCancelled: { [weak self] in self?.form = nil })
  }

  private func todoFormSaved(_ id: TodoItem.ID) {
    form = nil
    select(id)
  }
}

/// What is shown: all of it follows from the state, and is made when it is asked for.
extension TodoListViewModel {
  var summary: String {
    isLoaded ? formatter.summary(active: todos.activeCount, done: todos.doneCount) : ""
  }

  var filterTitle: String {
    isLoaded ? formatter.filter(filter) : ""
  }

  /// Shown instead of the rows when the list is empty.
  var placeholder: String? {
    guard isLoaded else { return "" }
    return listed.isEmpty ? formatter.placeholder(for: filter) : nil
  }

  var sections: [TodoListSection] {
    today.map { formatter.sections(listed.sections(today: $0, calendar: calendar)) } ?? []
  }

  /// The selected row, counted over all sections.
  var selection: Int? {
    selectedID.flatMap(listed.row)
  }

  var canUseSelected: Bool { selected != nil }

  var canClearDone: Bool { todos.doneCount > 0 }
}

extension TodoListViewModel {
  func appeared() {
    reload()
  }

  func selectionMoved(by rows: Int) {
    guard let moved = listed.selection(selectedID, movedBy: rows) else { return }
    selectedID = moved
  }

  func addPressed() {
    presentForm(TodoDraft(today: calendar.day(of: clock.now)))
  }

  func editPressed() {
    guard let selected else { return }
    presentForm(TodoDraft(editing: selected, today: calendar.day(of: clock.now)))
  }

  func donePressed() {
    guard let selected else { return }
    do throws(TodoStoreError) {
      try store.setDone(!selected.isDone, selected.id)
    } catch {
      fail(formatter.saveFailure, error)
    }
  }

  func deletePressed() {
    guard let selected else { return }
    alert = .question(formatter.deleteQuestion(selected.title), .delete(selected.id))
  }

  func filterPressed() {
    list(todos, filter.next)
  }

  func clearDonePressed() {
    let done = todos.doneIDs
    guard !done.isEmpty else { return }
    alert = .question(formatter.clearQuestion(done.count), .deleteDone(done))
  }

  func alertAnswered(_ yes: Bool) {
    let answered = alert
    alert = nil
    guard yes, case .question(_, let change) = answered else { return }
    do throws(TodoStoreError) {
      switch change {
      case .delete(let id): try store.delete(id)
      case .deleteDone(let ids): try store.deleteDone(among: ids)
      }
    } catch {
      fail(formatter.deleteFailure, error)
    }
  }
}
