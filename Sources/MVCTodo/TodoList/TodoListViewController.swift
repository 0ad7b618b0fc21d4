import Shared
import TerminalUI

/// Controls the list: owns its view, follows the store, and decides what is shown.
final class TodoListViewController {
  /// What the alert asks, until it is answered.
  private enum Question {
    case delete(TodoItem.ID)
    case clearDone([TodoItem.ID])
  }

  private(set) var presented: (any Scene)? { didSet { onChange() } }

  private let environment: AppEnvironment
  private let formatter: TodoListFormatter
  private let view = TodoListView()
  private var observation: TodoStoreObservation?

  private var todos: [TodoItem] = []
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  private var today: CalendarDay?
  /// The todo of each row, over all sections.
  private var listed: [TodoItem.ID] = []
  private var filter = TodoFilter.all
  private var selectedID: TodoItem.ID?
  private var question: Question?

  init(environment: AppEnvironment) {
    self.environment = environment
    formatter = TodoListFormatter(calendar: environment.calendar)
    view.delegate = self
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
      view.showFailure("Couldn't load the todos.", reason: error.description)
    }
  }

  private func update() {
    guard let today else { return }
    let sections = TodoSection.sections(
      of: filter.apply(to: todos), today: today, calendar: environment.calendar)
    let rows = sections.flatMap { $0.todos.map(\.id) }
    selectedID = selection(in: rows)
    listed = rows

    view.showSummary(
      formatter.summary(of: todos), filter: formatter.filter(filter),
      canClearDone: todos.contains(where: \.isDone))
    view.showSections(
      formatter.sections(sections), placeholder: formatter.placeholder(for: filter))
    showSelection()
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
      showSelection()
    } else {
      filter = .all
      update()
    }
  }

  private func showSelection() {
    view.showSelection(selectedID.flatMap(listed.firstIndex(of:)))
  }

  private func changeStore(
    orSay message: String, _ change: (any TodoStore) throws(TodoStoreError) -> Void
  ) {
    do throws(TodoStoreError) {
      try change(environment.todoStore)
    } catch {
      reload()
      view.showFailure(message, reason: error.description)
    }
  }

  private func presentForm(_ draft: TodoDraft) {
    let form = TodoFormViewController(environment: environment, draft: draft)
    form.delegate = self
    presented = form
  }
}

extension TodoListViewController: Scene {
  var screen: Screen { view.screen }

  var onChange: () -> Void {
    get { view.onChange }
    set { view.onChange = newValue }
  }

  func appeared() {
    reload()
  }

  func press(_ key: Key) {
    view.press(key)
  }

  func answerAlert(_ yes: Bool) {
    view.answerAlert(yes)
  }
}

extension TodoListViewController: TodoListViewDelegate {
  func selectionMoved(by rows: Int) {
    guard let index = selectedID.flatMap(listed.firstIndex(of:)) else { return }
    selectedID = listed[min(max(index + rows, 0), listed.count - 1)]
    showSelection()
  }

  func addPressed() {
    presentForm(TodoDraft(today: environment.today))
  }

  func editPressed() {
    guard let selected else { return }
    presentForm(
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
    view.showQuestion("Delete “\(selected.title)”?")
  }

  func filterPressed() {
    filter = filter.next
    update()
  }

  func clearDonePressed() {
    let done = todos.filter(\.isDone).map(\.id)
    question = .clearDone(done)
    view.showQuestion("Clear \(done.count) done todos?")
  }

  func alertAnswered(_ yes: Bool) {
    defer { question = nil }
    guard yes, let question else { return }
    changeStore(orSay: "Couldn't delete the todo.") { store throws(TodoStoreError) in
      switch question {
      case .delete(let id): try store.delete(id)
      case .clearDone(let ids): try store.deleteDone(among: ids)
      }
    }
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
