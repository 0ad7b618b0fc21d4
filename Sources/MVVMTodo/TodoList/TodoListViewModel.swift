import Observation
import Shared

/// The state of the list's view, ready to be shown, and what the user can do with it.
@Observable
final class TodoListViewModel {
  /// What the alert asks, until it is answered.
  private enum Question {
    case delete(TodoItem.ID)
    case clearDone([TodoItem.ID])
  }

  private(set) var summary = ""
  private(set) var filterTitle = ""
  private(set) var placeholder = ""
  private(set) var sections: [TodoListSection] = []
  /// The selected row, counted over all sections.
  private(set) var selection: Int?
  private(set) var canClearDone = false
  private(set) var alert: TodoListAlert?
  private(set) var form: TodoFormViewModel?

  private let environment: AppEnvironment
  private let formatter: TodoListFormatter
  @ObservationIgnored private var observation: TodoStoreObservation?

  @ObservationIgnored private var todos: [TodoItem] = []
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  @ObservationIgnored private var today: CalendarDay?
  /// The todo of each row, over all sections.
  @ObservationIgnored private var listed: [TodoItem.ID] = []
  @ObservationIgnored private var filter = TodoFilter.all
  @ObservationIgnored private var selectedID: TodoItem.ID?
  @ObservationIgnored private var question: Question?

  init(environment: AppEnvironment) {
    self.environment = environment
    formatter = TodoListFormatter(calendar: environment.calendar)
    observation = environment.todoStore.observeOnMainActor { [weak self] in self?.reload() }
  }

  private var selected: TodoItem? {
    todos.first { $0.id == selectedID }
  }

  private func reload() {
    do throws(TodoStoreError) {
      todos = try environment.todoStore.todos()
      today = environment.today
      update()
    } catch {
      alert = .failure("Couldn't load the todos.", reason: error.description)
    }
  }

  private func update() {
    guard let today else { return }
    let sections = TodoSection.sections(
      of: filter.apply(to: todos), today: today, calendar: environment.calendar)
    let rows = sections.flatMap { $0.todos.map(\.id) }
    selectedID = selection(in: rows)
    listed = rows

    summary = formatter.summary(of: todos)
    filterTitle = formatter.filter(filter)
    canClearDone = todos.contains(where: \.isDone)
    self.sections = formatter.sections(sections)
    placeholder = formatter.placeholder(for: filter)
    updateSelection()
  }

  /// The selected todo if it is still listed, else the one that took its place, else the last.
  private func selection(in rows: [TodoItem.ID]) -> TodoItem.ID? {
    guard let selectedID else { return rows.first }
    if rows.contains(selectedID) { return selectedID }
    let remaining = Set(rows)
    return listed.drop { $0 != selectedID }.first(where: remaining.contains) ?? rows.last
  }

  private func select(_ id: TodoItem.ID) {
    guard let todo = todos.first(where: { $0.id == id }) else { return }
    selectedID = id
    if filter.includes(todo) {
      updateSelection()
    } else {
      filter = .all
      update()
    }
  }

  private func updateSelection() {
    selection = selectedID.flatMap(listed.firstIndex(of:))
  }

  private func changeStore(
    orSay message: String, _ change: (any TodoStore) throws(TodoStoreError) -> Void
  ) {
    do throws(TodoStoreError) {
      try change(environment.todoStore)
    } catch {
      reload()
      alert = .failure(message, reason: error.description)
    }
  }

  private func openForm(_ draft: TodoDraft) {
    let form = TodoFormViewModel(environment: environment, draft: draft)
    form.onSaved = { [weak self] id in self?.formSaved(id) }
    form.onCancelled = { [weak self] in self?.form = nil }
    self.form = form
  }

  private func formSaved(_ id: TodoItem.ID) {
    form = nil
    select(id)
  }
}

extension TodoListViewModel {
  func appeared() {
    reload()
  }

  func selectionMoved(by rows: Int) {
    guard let index = selectedID.flatMap(listed.firstIndex(of:)) else { return }
    selectedID = listed[min(max(index + rows, 0), listed.count - 1)]
    updateSelection()
  }

  func addPressed() {
    openForm(TodoDraft(today: environment.today))
  }

  func editPressed() {
    guard let selected else { return }
    openForm(
      TodoDraft(
        editing: selected.id, title: selected.title, due: selected.due, today: environment.today))
  }

  func donePressed() {
    guard let selected else { return }
    changeStore(orSay: "Couldn't save the todo.") { store throws(TodoStoreError) in
      try store.setDone(!selected.isDone, selected.id)
    }
  }

  func deletePressed() {
    guard let selected else { return }
    question = .delete(selected.id)
    alert = .question("Delete “\(selected.title)”?")
  }

  func filterPressed() {
    filter = filter.next
    update()
  }

  func clearDonePressed() {
    let done = todos.filter(\.isDone).map(\.id)
    question = .clearDone(done)
    alert = .question("Clear \(done.count) done todos?")
  }

  func alertAnswered(_ yes: Bool) {
    defer { question = nil }
    alert = nil
    guard yes, let question else { return }
    changeStore(orSay: "Couldn't delete the todo.") { store throws(TodoStoreError) in
      switch question {
      case .delete(let id): try store.delete(id)
      case .clearDone(let ids): try store.deleteDone(among: ids)
      }
    }
  }
}
