import Presentation
import Shared

/// Loads the todos, keeps filter and selection, and makes the changes that the user asks for.
final class TodoListPresenter {
  /// A question that is waiting for its answer.
  private enum Question {
    case delete(TodoItem.ID)
    case clear([TodoItem.ID])
  }

  private weak var view: (any TodoListView)?
  private let environment: AppEnvironment
  private let formatter = TodoListFormatter()
  private var observation: TodoStoreObservation?

  /// The result of the last successful load; `nil` before the first one.
  private var todos: TodoIndex?
  /// The day of the last successful load.
  private var today: CalendarDay
  private var filter = TodoFilter.all
  /// The todos that pass the filter.
  private var listing = TodoListing()
  private var selection: TodoItem.ID?
  private var question: Question?

  init(environment: AppEnvironment) {
    self.environment = environment
    today = environment.today
    observation = environment.todoStore.observeOnMainActor { [weak self] _ in self?.load() }
  }

  func attach(_ view: any TodoListView) {
    self.view = view
  }

  // MARK: Events of the view

  func viewAppeared() {
    load()
  }

  func selectPrevious() {
    moveSelection(by: -1)
  }

  func selectNext() {
    moveSelection(by: 1)
  }

  func add() {
    openForm(with: TodoDraft(today: environment.today))
  }

  func edit() {
    guard let todo = selectedTodo else { return }
    openForm(with: TodoDraft(editing: todo, today: environment.today))
  }

  func toggleDone() {
    guard let todo = selectedTodo else { return }
    attempt(orReport: formatter.saveFailure) { store throws(TodoStoreError) in
      try store.setDone(!todo.isDone, todo.id)
    }
  }

  func delete() {
    guard let todo = selectedTodo else { return }
    question = .delete(todo.id)
    view?.ask(formatter.deleteQuestion(todo.title))
  }

  func clearDone() {
    let done = TodoListing(todos ?? TodoIndex(), filter: .done).map(\.id)
    guard !done.isEmpty else { return }
    question = .clear(done)
    view?.ask(formatter.clearQuestion(done.count))
  }

  func cycleFilter() {
    filter = filter.next
    updateListing()
  }

  /// Acts on the answer to the question; having read a notice counts as no.
  func answer(_ yes: Bool) {
    let answered = question
    question = nil
    guard yes, let answered else { return }
    attempt(orReport: formatter.deleteFailure) { store throws(TodoStoreError) in
      switch answered {
      case .delete(let id): try store.delete(id)
      case .clear(let ids): try store.deleteDone(among: ids)
      }
    }
  }

  // MARK: Loading and changing

  private func load() {
    do {
      try reload()
    } catch {
      showNotice(formatter.loadFailure, reason: error)
    }
  }

  private func reload() throws(TodoStoreError) {
    todos = try environment.todoStore.todos()
    today = environment.today
    updateListing()
  }

  /// Makes a change, whose success the store reports to its observers.
  ///
  /// After a failure the list is loaded again, since it may be outdated; if that fails too, the
  /// first failure is the one to report.
  private func attempt(
    orReport failure: String,
    change: (any TodoStore) throws(TodoStoreError) -> Void
  ) {
    do {
      try change(environment.todoStore)
    } catch {
      try? reload()
      showNotice(failure, reason: error)
    }
  }

  private func showNotice(_ message: String, reason: TodoStoreError) {
    question = nil
    view?.showNotice(message, reason: reason.description)
  }

  // MARK: Listing and selection

  private var selectedRow: Int? {
    selection.flatMap { listing.row(of: $0) }
  }

  private var selectedTodo: TodoItem? {
    selectedRow.map { listing[$0] }
  }

  private func moveSelection(by offset: Int) {
    guard let row = selectedRow, listing.indices.contains(row + offset) else { return }
    selection = listing[row + offset].id
    view?.selectedRow = selectedRow
  }

  /// Lists the todos anew, after they or the filter have changed.
  private func updateListing() {
    guard let todos else { return }
    let updated = TodoListing(todos, filter: filter)
    selection = selection(in: updated)
    listing = updated
    showListing(of: todos)
  }

  /// The selection after the listing was replaced: the same todo, or the nearest one below it.
  private func selection(in updated: TodoListing) -> TodoItem.ID? {
    guard let selection else { return updated.first?.id }
    guard updated.row(of: selection) == nil else { return selection }
    return listing.next(below: selection, in: updated) ?? updated.last?.id
  }

  private func showListing(of todos: TodoIndex) {
    guard let view else { return }
    view.summary = formatter.summary(active: todos.activeCount, done: todos.doneCount)
    view.filter = formatter.filter(filter)
    view.sections = formatter.sections(
      listing.sections(today: today, calendar: environment.calendar))
    view.selectedRow = selectedRow
    view.placeholder = listing.isEmpty ? formatter.placeholder(for: filter) : nil
    view.areRowActionsEnabled = !listing.isEmpty
    view.isClearEnabled = todos.doneCount > 0
  }

  private func openForm(with draft: TodoDraft) {
    let form = TodoFormPresenter(draft: draft, environment: environment)
    form.delegate = self
    view?.showForm(form)
  }
}

extension TodoListPresenter: TodoFormDelegate {
  func formSaved(_ id: TodoItem.ID) {
    view?.closeForm()
    guard let todo = todos?[id] else { return }
    selection = id
    if !filter.includes(todo) {
      filter = .all
    }
    updateListing()
  }

  func formCancelled() {
    view?.closeForm()
  }
}
