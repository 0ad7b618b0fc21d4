import Presentation
import Shared
import TerminalUI

/// Controls the list: observes its logic, and decides what its view shows.
final class TodoListViewController {
  typealias MakeForm = (TodoDraft, any TodoFormViewControllerDelegate) -> any Scene

  /// What the alert asks, until it is answered.
  private enum Question {
    case delete(TodoItem.ID)
    case clearDone([TodoItem.ID])
  }

  private(set) var presented: (any Scene)? { didSet { onChange() } }
  private(set) var alert: Screen.Alert? { didSet { onChange() } }

  private let view: any TodoListViewing & View
  private let logic: any TodoListLogic
  private let makeForm: MakeForm
  private let formatter = TodoListFormatter()

  /// As of the last load; empty before the first one.
  private var contents = TodoListContents(todos: TodoIndex(), filter: .all, sections: [])
  private var selectedID: TodoItem.ID?
  private var question: Question?

  init(
    view: any TodoListViewing & View, logic: any TodoListLogic, makeForm: @escaping MakeForm
  ) {
    self.view = view
    self.logic = logic
    self.makeForm = makeForm
    view.delegate = self
    logic.onChange = { [weak self] in self?.reload() }
  }

  private var listed: TodoListing {
    contents.rows
  }

  private var selected: TodoItem? {
    selectedID.flatMap { contents.todos[$0] }
  }

  private func reload() {
    do throws(TodoStoreError) {
      try load()
    } catch {
      alert = Screen.Alert(.notice, formatter.loadFailure, detail: error.description)
    }
  }

  private func load() throws(TodoStoreError) {
    list(try logic.load())
  }

  private func list(_ contents: TodoListContents) {
    let before = listed
    self.contents = contents
    selectedID = selection(after: before)

    let todos = contents.todos
    view.summary = formatter.summary(active: todos.activeCount, done: todos.doneCount)
    view.filter = formatter.filter(contents.filter)
    view.placeholder = formatter.placeholder(for: contents.filter)
    view.sections = contents.sections.isEmpty ? nil : formatter.sections(contents.sections)
    showSelection()
    view.canUseSelected = selected != nil
    view.canClearDone = todos.doneCount > 0
  }

  /// The selected todo if it is still listed, else the one that took its place, else the last.
  private func selection(after before: TodoListing) -> TodoItem.ID? {
    guard let selectedID else { return listed.first?.id }
    if listed.row(of: selectedID) != nil { return selectedID }
    return before.next(below: selectedID, in: listed) ?? listed.last?.id
  }

  private func select(_ id: TodoItem.ID) {
    guard let contents = logic.reveal(id) else { return }
    selectedID = id
    list(contents)
  }

  private func showSelection() {
    view.selection = selectedID.flatMap(listed.row)
  }

  /// After a failed change: loads again if it can, and reports why the change failed.
  private func fail(_ message: String, _ error: TodoStoreError) {
    try? load()
    alert = Screen.Alert(.notice, message, detail: error.description)
  }
}

extension TodoListViewController: ViewController, Scene {
  var contentView: any View { view }

  func appeared() {
    reload()
  }

  func answerAlert(_ yes: Bool) {
    alert = nil
    defer { question = nil }
    guard yes, let question else { return }
    do throws(TodoStoreError) {
      switch question {
      case .delete(let id): try logic.delete(id)
      case .clearDone(let ids): try logic.deleteDone(among: ids)
      }
    } catch {
      fail(formatter.deleteFailure, error)
    }
  }
}

extension TodoListViewController: TodoListViewDelegate {
  func selectionMoved(by rows: Int) {
    guard let row = selectedID.flatMap(listed.row) else { return }
    selectedID = listed[min(max(row + rows, 0), listed.count - 1)].id
    showSelection()
  }

  func addPressed() {
    presented = makeForm(logic.draft(), self)
  }

  func editPressed() {
    guard let selected else { return }
    presented = makeForm(logic.draft(editing: selected), self)
  }

  func donePressed() {
    guard let selected else { return }
    do throws(TodoStoreError) {
      try logic.setDone(!selected.isDone, selected.id)
    } catch {
      fail(formatter.saveFailure, error)
    }
  }

  func deletePressed() {
    guard let selected else { return }
    question = .delete(selected.id)
    alert = Screen.Alert(.question, formatter.deleteQuestion(selected.title))
  }

  func filterPressed() {
    if let contents = logic.advanceFilter() { list(contents) }
  }

  func clearDonePressed() {
    let done = TodoListing(contents.todos, filter: .done).map(\.id)
    guard !done.isEmpty else { return }
    question = .clearDone(done)
    alert = Screen.Alert(.question, formatter.clearQuestion(done.count))
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
