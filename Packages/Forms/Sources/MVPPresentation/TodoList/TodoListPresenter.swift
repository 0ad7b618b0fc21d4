import Presentation
import Shared

/// What the list tells its presenter: that it is there, and each thing that the user does.
protocol TodoListPresenterProtocol: AnyObject {
  var presentation: TodoListPresentation { get }

  func attach(_ view: any TodoListViewProtocol)

  func selectionMoved(by rows: Int)
  func addPressed()
  func editPressed()
  func donePressed()
  func deletePressed()
  func filterPressed()
  func clearDonePressed()
  func alertAnswered(_ yes: Bool)
}

/// Presents the list: follows the store, and keeps the presentation that its view reads.
final class TodoListPresenter {
  /// What is asked or said before anything else.
  private enum Alert {
    case delete(TodoItem)
    case clearDone([TodoItem.ID])
    case notice(Notice)
  }

  private(set) var presentation = TodoListPresentation() {
    didSet { view?.presentationChanged() }
  }

  private weak var view: (any TodoListViewProtocol)?

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private let formatter = TodoListFormatter()
  private var observation: TodoStoreObservation?

  private var todos = TodoIndex()
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  private var today: CalendarDay?
  private var filter = TodoFilter.all
  private var selectedID: TodoItem.ID?
  private var alert: Alert? { didSet { presentation.alert = shownAlert } }

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    observation = store.observeOnMainActor { [weak self] _ in self?.reload() }
  }

  private var listed: TodoListing {
    TodoListing(todos, filter: filter)
  }

  private var selected: TodoItem? {
    selectedID.flatMap { todos[$0] }
  }

  private var shownAlert: TodoListPresentation.Alert? {
    switch alert {
    case .delete(let todo): .question(formatter.deleteQuestion(todo.title))
    case .clearDone(let ids): .question(formatter.clearQuestion(ids.count))
    case .notice(let notice): .notice(notice)
    case nil: nil
    }
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
    guard let today else { return }

    presentation = TodoListPresentation(
      summary: formatter.summary(active: todos.activeCount, done: todos.doneCount),
      filter: formatter.filter(filter),
      placeholder: listed.isEmpty ? formatter.placeholder(for: filter) : nil,
      sections: formatter.sections(listed.sections(today: today, calendar: calendar)),
      selection: selectedID.flatMap(listed.row),
      canClearDone: todos.doneCount > 0,
      alert: shownAlert)
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
    presentation.selection = selectedID.flatMap(listed.row)
  }

  /// After a failed change: loads again if it can, and reports why the change failed.
  private func fail(_ message: String, _ error: TodoStoreError) {
    try? load()
    alert = .notice(Notice(message, reason: error.description))
  }

  private func presentForm(_ draft: TodoDraft) {
    let form = TodoFormPresenter(store: store, clock: clock, calendar: calendar, draft: draft)
    form.delegate = self
    view?.presentForm(form)
  }
}

extension TodoListPresenter: TodoListPresenterProtocol {
  func attach(_ view: any TodoListViewProtocol) {
    self.view = view
    reload()
  }

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
    alert = .delete(selected)
  }

  func filterPressed() {
    list(todos, filter.next)
  }

  func clearDonePressed() {
    let done = todos.doneIDs
    if !done.isEmpty { alert = .clearDone(done) }
  }

  func alertAnswered(_ yes: Bool) {
    let answered = alert
    alert = nil
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

extension TodoListPresenter: TodoFormPresenterDelegate {
  func todoFormSaved(_ id: TodoItem.ID) {
    view?.dismissForm()
    select(id)
  }

  func todoFormCancelled() {
    view?.dismissForm()
  }
}
