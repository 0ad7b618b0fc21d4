import DesktopPresentation
import DesktopUI
import Presentation
import Shared

/// Controls the list: owns its view, follows the store, and decides what is shown.
final class TodoListViewController: Scene {
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

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    super.init(title: "Todos", content: view)
    view.list.onMove = { [weak self] in self?.selectionMoved(by: $0) }
    view.list.onCheck = { [weak self] in self?.donePressed() }
    view.list.onOpen = { [weak self] in self?.editPressed() }
    view.addButton.onClick = { [weak self] in self?.addPressed() }
    view.editButton.onClick = { [weak self] in self?.editPressed() }
    view.doneButton.onClick = { [weak self] in self?.donePressed() }
    view.deleteButton.onClick = { [weak self] in self?.deletePressed() }
    view.filterButton.onClick = { [weak self] in self?.filterPressed() }
    view.clearButton.onClick = { [weak self] in self?.clearDonePressed() }
    enableActions()
    observation = store.observeOnMainActor { [weak self] _ in self?.reload() }
  }

  override func appeared() {
    reload()
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
      show(Notice(formatter.loadFailure, reason: error.description))
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
    view.summary.text = formatter.summary(active: todos.activeCount, done: todos.doneCount)
    view.filter.text = formatter.filter(filter)
    view.placeholder.text = formatter.placeholder(for: filter)
    view.placeholder.isHidden = !listed.isEmpty
    view.list.isHidden = listed.isEmpty
    view.list.sections = formatter.sections(listed.sections(today: today, calendar: calendar))
      .map(ListView.Section.init)
    showSelection()
    enableActions()
  }

  private func enableActions() {
    for button in [view.editButton, view.doneButton, view.deleteButton] {
      button.isEnabled = selected != nil
    }
    view.clearButton.isEnabled = todos.doneCount > 0
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
    view.list.selection = selectedID.flatMap(listed.row)
  }

  private func show(_ notice: Notice) {
    show(Alert(notice) { _ in })
  }

  private func ask(
    _ question: String, onYes change: @escaping () throws(TodoStoreError) -> Void
  ) {
    show(
      Alert(.question, question) { [weak self] yes in
        if yes { self?.delete(change) }
      })
  }

  private func delete(_ change: () throws(TodoStoreError) -> Void) {
    do throws(TodoStoreError) {
      try change()
    } catch {
      fail(formatter.deleteFailure, error)
    }
  }

  /// After a failed change: loads again if it can, and reports why the change failed.
  private func fail(_ message: String, _ error: TodoStoreError) {
    try? load()
    show(Notice(message, reason: error.description))
  }

  private func presentForm(_ draft: TodoDraft) {
    let form = TodoFormViewController(store: store, clock: clock, calendar: calendar, draft: draft)
    form.delegate = self
    present(form)
  }

  // MARK: Actions

  private func selectionMoved(by rows: Int) {
    guard let moved = listed.selection(selectedID, movedBy: rows) else { return }
    selectedID = moved
    showSelection()
  }

  private func addPressed() {
    presentForm(TodoDraft(today: calendar.day(of: clock.now)))
  }

  private func editPressed() {
    guard let selected else { return }
    presentForm(TodoDraft(editing: selected, today: calendar.day(of: clock.now)))
  }

  private func donePressed() {
    guard let selected else { return }
    do throws(TodoStoreError) {
      try store.setDone(!selected.isDone, selected.id)
    } catch {
      fail(formatter.saveFailure, error)
    }
  }

  private func deletePressed() {
    guard let selected else { return }
    ask(formatter.deleteQuestion(selected.title)) { [store] () throws(TodoStoreError) in
      try store.delete(selected.id)
    }
  }

  private func filterPressed() {
    list(todos, filter.next)
  }

  private func clearDonePressed() {
    let done = todos.doneIDs
    guard !done.isEmpty else { return }
    ask(formatter.clearQuestion(done.count)) { [store] () throws(TodoStoreError) in
      try store.deleteDone(among: done)
    }
  }
}

extension TodoListViewController: TodoFormViewControllerDelegate {
  func todoFormSaved(_ id: TodoItem.ID) {
    dismiss()
    select(id)
  }

  func todoFormCancelled() {
    dismiss()
  }
}
