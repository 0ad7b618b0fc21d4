import Presentation
import Shared
import TerminalUI

/// Controls the list: follows its logic, and decides what its view shows.
final class TodoListViewController {
  typealias MakeForm = (TodoDraft, any TodoFormViewControllerDelegate) -> any Scene

  /// What the alert asks, until it is answered.
  private enum Question {
    case delete(TodoItem.ID)
    case clearDone([TodoItem.ID])
  }

  private(set) var presented: (any Scene)? { didSet { onChange() } }

  private let view: any TodoListViewing
  private let logic: any TodoListLogic
  private let makeForm: MakeForm
  private let formatter = TodoListFormatter()

  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  private var contents: TodoListContents?
  private var selectedID: TodoItem.ID?
  private var question: Question?

  init(view: any TodoListViewing, logic: any TodoListLogic, makeForm: @escaping MakeForm) {
    self.view = view
    self.logic = logic
    self.makeForm = makeForm
    view.delegate = self
    logic.onChange = { [weak self] in self?.reload() }
  }

  private var selectedRow: Int? {
    selectedID.flatMap { contents?.rows.row(of: $0) }
  }

  private var selected: TodoItem? {
    selectedID.flatMap { contents?.todos[$0] }
  }

  private func reload() {
    do throws(TodoStoreError) {
      list(try logic.load())
    } catch {
      view.showFailure(formatter.loadFailure, reason: error.description)
    }
  }

  private func list(_ contents: TodoListContents) {
    selectedID = selection(in: contents.rows)
    self.contents = contents

    let todos = contents.todos
    view.showSummary(
      formatter.summary(active: todos.activeCount, done: todos.doneCount),
      filter: formatter.filter(contents.filter))
    if contents.sections.isEmpty {
      view.showPlaceholder(formatter.placeholder(for: contents.filter))
    } else {
      view.showSections(formatter.sections(contents.sections))
    }
    showSelection()
    view.enableActions(onSelected: selected != nil, clearDone: todos.doneCount > 0)
  }

  /// The selected todo if it is still listed, else the one that took its place, else the last.
  private func selection(in rows: TodoListing) -> TodoItem.ID? {
    guard let selectedID else { return rows.first?.id }
    if rows.row(of: selectedID) != nil { return selectedID }
    return contents?.rows.next(below: selectedID, in: rows) ?? rows.last?.id
  }

  private func select(_ id: TodoItem.ID) {
    guard let contents = logic.reveal(id) else { return }
    selectedID = id
    list(contents)
  }

  private func showSelection() {
    view.showSelection(selectedRow)
  }

  private func change(
    orSay message: String, _ change: (any TodoListLogic) throws(TodoStoreError) -> Void
  ) {
    do throws(TodoStoreError) {
      try change(logic)
    } catch {
      reload()
      view.showFailure(message, reason: error.description)
    }
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
    guard let listed = contents?.rows, let row = selectedRow else { return }
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
    change(orSay: formatter.saveFailure) { logic throws(TodoStoreError) in
      try logic.setDone(!selected.isDone, selected.id)
    }
  }

  func deletePressed() {
    guard let selected else { return }
    question = .delete(selected.id)
    view.showQuestion(formatter.deleteQuestion(selected.title))
  }

  func filterPressed() {
    if let contents = logic.advanceFilter() { list(contents) }
  }

  func clearDonePressed() {
    guard let contents else { return }
    let done = TodoListing(contents.todos, filter: .done).map(\.id)
    guard !done.isEmpty else { return }
    question = .clearDone(done)
    view.showQuestion(formatter.clearQuestion(done.count))
  }

  func alertAnswered(_ yes: Bool) {
    defer { question = nil }
    guard yes, let question else { return }
    change(orSay: formatter.deleteFailure) { logic throws(TodoStoreError) in
      switch question {
      case .delete(let id): try logic.delete(id)
      case .clearDone(let ids): try logic.deleteDone(among: ids)
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
