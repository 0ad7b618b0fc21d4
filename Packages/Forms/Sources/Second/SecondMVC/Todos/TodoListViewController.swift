import Presentation
import Shared
import TerminalUI

/// Shows the todos of the store and lets the user change them.
final class TodoListViewController: Scene, ViewController {
  /// What the user was asked to confirm.
  private enum Deletion {
    case todo(TodoItem.ID)
    case doneTodos([TodoItem.ID])
  }

  private let environment: AppEnvironment
  private let formatter = TodoListFormatter()
  private let listView = TodoListView()
  private var list: TodoList
  private var observation: TodoStoreObservation?
  private var unconfirmedDeletion: Deletion?

  private(set) var alert: Screen.Alert? {
    didSet { onChange() }
  }

  private(set) var presented: (any Scene)? {
    didSet { onChange() }
  }

  var contentView: any View { listView }

  init(environment: AppEnvironment) {
    self.environment = environment
    list = TodoList(today: environment.today)
    listView.delegate = self
    observation = environment.todoStore.observeOnMainActor { [weak self] _ in
      self?.load()
    }
  }

  func appeared() {
    load()
  }

  func answerAlert(_ yes: Bool) {
    let deletion = unconfirmedDeletion
    unconfirmedDeletion = nil
    alert = nil
    if yes, let deletion {
      perform(deletion)
    }
  }

  // MARK: Model

  private func load() {
    do {
      try loadOrThrow()
    } catch {
      showFailure(formatter.loadFailure, error)
    }
  }

  private func loadOrThrow() throws(TodoStoreError) {
    list.load(try environment.todoStore.todos(), today: environment.today)
    updateView()
  }

  /// Changes the store; after a failure, the list shows what is really stored.
  private func changeStore(
    orShow failure: String,
    _ change: (any TodoStore) throws(TodoStoreError) -> Void
  ) {
    do {
      try change(environment.todoStore)
    } catch {
      showFailure(failure, error)
      try? loadOrThrow()
    }
  }

  private func perform(_ deletion: Deletion) {
    changeStore(orShow: formatter.deleteFailure) { store throws(TodoStoreError) in
      switch deletion {
      case .todo(let id): try store.delete(id)
      case .doneTodos(let ids): try store.deleteDone(among: ids)
      }
    }
  }

  // MARK: View

  private func updateView() {
    guard let todos = list.todos else { return }
    let sections = list.listing.sections(today: list.today, calendar: environment.calendar)
    listView.content = TodoListView.Content(
      summary: formatter.summary(active: todos.activeCount, done: todos.doneCount),
      filter: formatter.filter(list.filter),
      placeholder: formatter.placeholder(for: list.filter),
      sections: formatter.sections(sections),
      canClear: todos.doneCount > 0)
    listView.selectedRow = list.selectedRow
  }

  private func showFailure(_ message: String, _ error: TodoStoreError) {
    unconfirmedDeletion = nil
    alert = Screen.Alert(.notice, message, detail: error.description)
  }

  private func ask(_ question: String, before deletion: Deletion) {
    unconfirmedDeletion = deletion
    alert = Screen.Alert(.question, question)
  }

  private func presentForm(for draft: TodoDraft) {
    let form = TodoFormViewController(draft: draft, environment: environment)
    form.delegate = self
    presented = form
  }
}

extension TodoListViewController: TodoListViewDelegate {
  func todoListView(_ view: TodoListView, didSelectRow row: Int) {
    list.selectRow(row)
  }

  func todoListViewDidTapAdd(_ view: TodoListView) {
    presentForm(for: TodoDraft(today: environment.today))
  }

  func todoListViewDidTapEdit(_ view: TodoListView) {
    guard let todo = list.selectedTodo else { return }
    presentForm(for: TodoDraft(editing: todo, today: environment.today))
  }

  func todoListViewDidTapToggle(_ view: TodoListView) {
    guard let todo = list.selectedTodo else { return }
    changeStore(orShow: formatter.saveFailure) { store throws(TodoStoreError) in
      try store.setDone(!todo.isDone, todo.id)
    }
  }

  func todoListViewDidTapDelete(_ view: TodoListView) {
    guard let todo = list.selectedTodo else { return }
    ask(formatter.deleteQuestion(todo.title), before: .todo(todo.id))
  }

  func todoListViewDidTapFilter(_ view: TodoListView) {
    list.cycleFilter()
    updateView()
  }

  func todoListViewDidTapClear(_ view: TodoListView) {
    guard let todos = list.todos else { return }
    let ids = todos.filter(\.isDone).map(\.id)
    ask(formatter.clearQuestion(ids.count), before: .doneTodos(ids))
  }
}

extension TodoListViewController: TodoFormViewControllerDelegate {
  func todoForm(_ form: TodoFormViewController, didSave id: TodoItem.ID) {
    presented = nil
    list.reveal(id)
    updateView()
  }

  func todoFormDidCancel(_ form: TodoFormViewController) {
    presented = nil
  }
}
