import Presentation
import Shared

/// Provides the values that the list's view binds to, and handles the user's actions.
final class TodoListViewModel {
  /// Everything but the alert is derived from this, and observers are notified when it is set.
  private struct Contents {
    var todos = TodoIndex()
    /// As of the last load.
    var today: CalendarDay?
    var filter = TodoFilter.all
    var selectedID: TodoItem.ID?

    /// Before the first load nothing is known, so nothing is claimed.
    var isLoaded: Bool { today != nil }

    var listed: TodoListing {
      TodoListing(todos, filter: filter)
    }

    var selected: TodoItem? {
      selectedID.flatMap { todos[$0] }
    }

    var selection: Int? {
      selectedID.flatMap(listed.row)
    }

    mutating func list(_ todos: TodoIndex, _ filter: TodoFilter) {
      let before = listed
      self.todos = todos
      self.filter = filter
      selectedID = listed.selection(selectedID, after: before)
    }

    mutating func select(_ id: TodoItem.ID) {
      guard let todo = todos[id] else { return }
      selectedID = id
      if !filter.includes(todo) { list(todos, .all) }
    }
  }

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private let router: any TodoListRouterProtocol
  private let formatter = TodoListFormatter()
  private var observation: TodoStoreObservation?

  private let contents = Observable(Contents())
  private let openAlert = Observable<TodoListAlert?>(nil)

  init(
    store: any TodoStore, clock: any WallClock, calendar: DayCalendar,
    router: any TodoListRouterProtocol
  ) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    self.router = router
    observation = store.observeOnMainActor { [weak self] _ in self?.reload() }
  }

  private func reload() {
    do throws(TodoStoreError) {
      try load()
    } catch {
      openAlert.value = .notice(Notice(formatter.loadFailure, reason: error.description))
    }
  }

  private func load() throws(TodoStoreError) {
    let todos = try store.todos()
    var contents = contents.value
    contents.today = calendar.day(of: clock.now)
    contents.list(todos, contents.filter)
    self.contents.value = contents
  }

  /// After a failed change: loads again if it can, and reports why the change failed.
  private func fail(_ message: String, _ error: TodoStoreError) {
    try? load()
    openAlert.value = .notice(Notice(message, reason: error.description))
  }

  private func presentForm(_ draft: TodoDraft) {
    router.presentForm(draft) { [weak self] in self?.contents.value.select($0) }
  }
}

/// The displayed values: all are derived from the state, by closures that retain nothing else.
extension TodoListViewModel {
  var summary: ReadOnly<String> {
    contents.map { [formatter] in
      $0.isLoaded
        ? formatter.summary(active: $0.todos.activeCount, done: $0.todos.doneCount) : ""
    }
  }

  var filterTitle: ReadOnly<String> {
    contents.map { [formatter] in $0.isLoaded ? formatter.filter($0.filter) : "" }
  }

  var placeholder: ReadOnly<String?> {
    contents.map { [formatter] in
      guard $0.isLoaded else { return "" }
      return $0.listed.isEmpty ? formatter.placeholder(for: $0.filter) : nil
    }
  }

  var sections: ReadOnly<[TodoListSection]> {
    contents.map { [formatter, calendar] contents in
      contents.today.map {
        formatter.sections(contents.listed.sections(today: $0, calendar: calendar))
      } ?? []
    }
  }

  var selection: ReadOnly<Int?> { contents.map(\.selection) }

  var canUseSelected: ReadOnly<Bool> { contents.map { $0.selected != nil } }

  var canClearDone: ReadOnly<Bool> { contents.map { $0.todos.doneCount > 0 } }

  var alert: ReadOnly<TodoListAlert?> { openAlert.map(\.self) }
}

extension TodoListViewModel: TodoListViewModelProtocol {
  func appeared() {
    reload()
  }

  func selectionMoved(by rows: Int) {
    let selected = contents.value.selectedID
    guard let moved = contents.value.listed.selection(selected, movedBy: rows) else { return }
    contents.value.selectedID = moved
  }

  func addPressed() {
    presentForm(TodoDraft(today: calendar.day(of: clock.now)))
  }

  func editPressed() {
    guard let selected = contents.value.selected else { return }
    presentForm(TodoDraft(editing: selected, today: calendar.day(of: clock.now)))
  }

  func donePressed() {
    guard let selected = contents.value.selected else { return }
    do throws(TodoStoreError) {
      try store.setDone(!selected.isDone, selected.id)
    } catch {
      fail(formatter.saveFailure, error)
    }
  }

  func deletePressed() {
    guard let selected = contents.value.selected else { return }
    openAlert.value = .question(formatter.deleteQuestion(selected.title), .delete(selected.id))
  }

  func filterPressed() {
    contents.value.list(contents.value.todos, contents.value.filter.next)
  }

  func clearDonePressed() {
    let done = contents.value.todos.doneIDs
    guard !done.isEmpty else { return }
    openAlert.value = .question(formatter.clearQuestion(done.count), .deleteDone(done))
  }

  func alertAnswered(_ yes: Bool) {
    let answered = openAlert.value
    openAlert.value = nil
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
