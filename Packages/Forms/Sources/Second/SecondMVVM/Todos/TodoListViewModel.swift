import Observation
import Presentation
import Shared

/// The list of todos: what is loaded, which part of it is shown, and what can be done with it.
@Observable
final class TodoListViewModel {
  /// What the user is asked or told.
  private enum Alert {
    case delete(TodoItem)
    case clear([TodoItem.ID])
    case failure(message: String, reason: String)
  }

  /// The form over the list.
  private(set) var form: TodoFormViewModel?

  /// All todos as of the last load; nil before the first successful one.
  private var todos: TodoIndex?
  private var filter = TodoFilter.all
  /// The rows: those of the todos that pass the filter.
  private var listing = TodoListing()
  /// The day of the last load, which decides about the sections.
  private var today: CalendarDay
  private var selectedID: TodoItem.ID?
  private var alert: Alert?

  @ObservationIgnored private let environment: AppEnvironment
  @ObservationIgnored private let formatter = TodoListFormatter()
  @ObservationIgnored private var observation: TodoStoreObservation?

  private var store: any TodoStore { environment.todoStore }

  init(environment: AppEnvironment) {
    self.environment = environment
    today = environment.today
    observation = store.observeOnMainActor { [weak self] _ in self?.load() }
  }

  // MARK: - What the view shows

  /// The number of active and done todos; nil before the first successful load.
  var summary: String? {
    todos.map { formatter.summary(active: $0.activeCount, done: $0.doneCount) }
  }

  /// The name of the filter; nil before the first successful load.
  var filterTitle: String? {
    todos == nil ? nil : formatter.filter(filter)
  }

  /// Shown if there are no rows; nil before the first successful load.
  var placeholder: String? {
    todos != nil && listing.isEmpty ? formatter.placeholder(for: filter) : nil
  }

  var sections: [TodoListSection] {
    formatter.sections(listing.sections(today: today, calendar: environment.calendar))
  }

  /// The selected row, counted over all sections.
  var selectedRow: Int? {
    selectedID.flatMap { listing.row(of: $0) }
  }

  /// What the user has to answer.
  var prompt: Prompt? {
    switch alert {
    case .delete(let todo): .question(formatter.deleteQuestion(todo.title))
    case .clear(let ids): .question(formatter.clearQuestion(ids.count))
    case .failure(let message, let reason): .notice(message, detail: reason)
    case nil: nil
    }
  }

  // MARK: - Commands

  var selectPrevious: Command {
    Command(isEnabled: !listing.isEmpty) { self.moveSelection(by: -1) }
  }

  var selectNext: Command {
    Command(isEnabled: !listing.isEmpty) { self.moveSelection(by: 1) }
  }

  var add: Command {
    Command { self.open(TodoDraft(today: self.environment.today)) }
  }

  var edit: Command {
    onSelection { self.open(TodoDraft(editing: $0, today: self.environment.today)) }
  }

  var toggleDone: Command {
    onSelection { self.setDone(!$0.isDone, $0.id) }
  }

  /// Deletes the selected todo after a question.
  var delete: Command {
    onSelection { self.alert = .delete($0) }
  }

  var cycleFilter: Command {
    Command { self.show(self.filter.next) }
  }

  /// Deletes the todos that are done now, after a question.
  var clearDone: Command {
    Command(isEnabled: todos.map { $0.doneCount > 0 } ?? false) {
      let done = TodoListing(self.todos ?? TodoIndex(), filter: .done)
      self.alert = .clear(done.map(\.id))
    }
  }

  /// Loads the todos, or tells why they can't be loaded and leaves the list as it was.
  func load() {
    do throws(TodoStoreError) {
      try reload()
    } catch {
      alert = .failure(message: formatter.loadFailure, reason: error.description)
    }
  }

  /// Takes the answer to the prompt; a notice that was read counts as no.
  func answer(_ yes: Bool) {
    let answered = alert
    alert = nil
    guard yes else { return }
    switch answered {
    case .delete(let todo):
      change(orReport: formatter.deleteFailure) { store throws(TodoStoreError) in
        try store.delete(todo.id)
      }
    case .clear(let ids):
      change(orReport: formatter.deleteFailure) { store throws(TodoStoreError) in
        try store.deleteDone(among: ids)
      }
    case .failure, nil:
      break
    }
  }

  // MARK: - Changes

  private func setDone(_ isDone: Bool, _ id: TodoItem.ID) {
    change(orReport: formatter.saveFailure) { store throws(TodoStoreError) in
      try store.setDone(isDone, id)
    }
  }

  /// Changes the store, whose report then updates the list; a failure is told and the list loaded
  /// again, if possible.
  private func change(
    orReport message: String, _ body: (any TodoStore) throws(TodoStoreError) -> Void
  ) {
    do throws(TodoStoreError) {
      try body(store)
    } catch {
      try? reload()
      alert = .failure(message: message, reason: error.description)
    }
  }

  private func reload() throws(TodoStoreError) {
    let loaded = try store.todos()
    todos = loaded
    today = environment.today
    show(TodoListing(loaded, filter: filter))
  }

  private func show(_ filter: TodoFilter) {
    self.filter = filter
    guard let todos else { return }
    show(TodoListing(todos, filter: filter))
  }

  private func show(_ newListing: TodoListing) {
    selectedID = selection(in: newListing)
    listing = newListing
  }

  // MARK: - Selection

  /// The selected todo if another listing has it too, else the nearest one below it, else the last.
  private func selection(in newListing: TodoListing) -> TodoItem.ID? {
    guard let selectedID else { return newListing.first?.id }
    guard newListing.row(of: selectedID) == nil else { return selectedID }
    return listing.next(below: selectedID, in: newListing) ?? newListing.last?.id
  }

  private func moveSelection(by count: Int) {
    guard let selectedRow else { return }
    let row = min(max(selectedRow + count, 0), listing.count - 1)
    selectedID = listing[row].id
  }

  /// Selects a todo, showing all if the filter hides it.
  private func reveal(_ id: TodoItem.ID) {
    guard let todo = todos?[id] else { return }
    if !filter.includes(todo) {
      show(.all)
    }
    selectedID = id
  }

  /// A command for the selected todo, enabled if there is one.
  private func onSelection(_ action: @escaping (TodoItem) -> Void) -> Command {
    let todo = selectedRow.map { listing[$0] }
    return Command(isEnabled: todo != nil) {
      guard let todo else { return }
      action(todo)
    }
  }

  // MARK: - Form

  private func open(_ draft: TodoDraft) {
    form = TodoFormViewModel(draft: draft, environment: environment) { [weak self] savedID in
      self?.closeForm(savedID: savedID)
    }
  }

  private func closeForm(savedID: TodoItem.ID?) {
    form = nil
    guard let savedID else { return }
    reveal(savedID)
  }
}
