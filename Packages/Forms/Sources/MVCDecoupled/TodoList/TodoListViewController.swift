import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// Controls the list: observes its logic, and decides what its view shows.
final class TodoListViewController {
  typealias MakeForm = (TodoDraft, any TodoFormViewControllerDelegate) -> any Scene

  /// What is asked or said before anything else.
  private enum Alert {
    case delete(TodoItem)
    case clearDone([TodoItem.ID])
    case notice(Notice)
  }

  private(set) var presented: (any Scene)? { didSet { onChange() } }

  private let view: any TodoListViewing & View
  private let logic: any TodoListLogic
  private let makeForm: MakeForm
  private let formatter = TodoListFormatter()

  /// As of the last load; empty before the first one.
  private var contents = TodoListContents(todos: TodoIndex(), filter: .all, sections: [])
  private var selectedID: TodoItem.ID?
  private var openAlert: Alert? { didSet { onChange() } }

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
      openAlert = .notice(Notice(formatter.loadFailure, reason: error.description))
    }
  }

  private func load() throws(TodoStoreError) {
    list(try logic.load())
  }

  private func list(_ contents: TodoListContents) {
    let before = listed
    self.contents = contents
    selectedID = listed.selection(selectedID, after: before)

    let todos = contents.todos
    view.summary = formatter.summary(active: todos.activeCount, done: todos.doneCount)
    view.filter = formatter.filter(contents.filter)
    view.placeholder = listed.isEmpty ? formatter.placeholder(for: contents.filter) : nil
    view.sections = formatter.sections(contents.sections)
    showSelection()
    view.canUseSelected = selected != nil
    view.canClearDone = todos.doneCount > 0
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
    openAlert = .notice(Notice(message, reason: error.description))
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
      case .delete(let todo): try logic.delete(todo.id)
      case .clearDone(let ids): try logic.deleteDone(among: ids)
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
    openAlert = .delete(selected)
  }

  func filterPressed() {
    if let contents = logic.advanceFilter() { list(contents) }
  }

  func clearDonePressed() {
    let done = contents.todos.doneIDs
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
