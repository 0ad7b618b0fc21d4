import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// Controls the list: owns its view, follows the store, and decides what is shown.
final class TodoListViewController {
  /// What is asked or said before anything else.
  private enum Alert {
    case delete(TodoItem)
    case clearDone([TodoItem.ID])
    case notice(Notice)
  }

  private(set) var presented: (any Scene)? { didSet { onChange() } }

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private let formatter = TodoListFormatter()
  private let view = TodoListView()
  private var observation: TodoStoreObservation?

  private var todos = TodoIndex()
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  private var today: CalendarDay?
  private var filter = TodoFilter.all
  private var selectedID: TodoItem.ID?
  private var openAlert: Alert? { didSet { onChange() } }

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    view.delegate = self
    observation = store.observeOnMainActor { [weak self] _ in self?.reload() }
  }

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
      openAlert = .notice(Notice(formatter.loadFailure, reason: error.description))
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
    showList()
  }

  private func showList() {
    guard let today else { return }
    view.summary = formatter.summary(active: todos.activeCount, done: todos.doneCount)
    view.filter = formatter.filter(filter)
    view.placeholder = listed.isEmpty ? formatter.placeholder(for: filter) : nil
    view.sections = formatter.sections(listed.sections(today: today, calendar: calendar))
    showSelection()
    view.canUseSelected = selected != nil
    view.canClearDone = todos.doneCount > 0
  }

  private func select(_ id: TodoItem.ID) {
    guard let todo = todos[id] else { return }
    selectedID = id
    if filter.includes(todo) {
      showSelection()
    } else {
      list(todos, .all)
    }
  }

  private func showSelection() {
    view.selection = selectedID.flatMap(listed.row)
  }

  /// After a failed change: loads again if it can, and reports why the change failed.
  private func fail(_ message: String, _ error: TodoStoreError) {
    try? load()
    openAlert = .notice(Notice(message, reason: error.description))
  }

  private func presentForm(_ draft: TodoDraft) {
    let form = TodoFormViewController(store: store, clock: clock, calendar: calendar, draft: draft)
    form.delegate = self
    presented = form
  }
}

extension TodoListViewController: ViewController, Scene {
  var contentView: any View { view }

  var alert: Screen.Alert? {
    switch openAlert {
    case .delete(let todo): Screen.Alert(.question, formatter.deleteQuestion(todo.title))
    case .clearDone(let ids): Screen.Alert(.question, formatter.clearQuestion(ids.count))
    case .notice(let notice): Screen.Alert(notice)
    case nil: nil
    }
  }

  func appeared() {
    reload()
  }

  func answerAlert(_ yes: Bool) {
    let answered = openAlert
    openAlert = nil
    guard yes, let answered else { return }
    do throws(TodoStoreError) {
      switch answered {
      case .delete(let todo): try store.delete(todo.id)
      case .clearDone(let ids): try store.deleteDone(among: ids)
      case .notice: break
      }
    } catch {
      fail(formatter.deleteFailure, error)
    }
  }
}

extension TodoListViewController: TodoListViewDelegate {
  func selectionMoved(by rows: Int) {
    guard let moved = listed.selection(selectedID, movedBy: rows) else { return }
    selectedID = moved
    showSelection()
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
    openAlert = .delete(selected)
  }

  func filterPressed() {
    list(todos, filter.next)
  }

  func clearDonePressed() {
    let done = todos.doneIDs
    if !done.isEmpty { openAlert = .clearDone(done) }
  }
}

extension TodoListViewController: TodoFormViewControllerDelegate {
  func todoFormSaved(_ id: TodoItem.ID) {
    presented = nil
    select(id)
  }

  func todoFormCancelled() {
    presented = nil
  }
}
