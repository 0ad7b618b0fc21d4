import Presentation
import Shared

/// Presents the list: turns responses into what the view shows, and user events into requests.
final class TodoListPresenter {
  /// What is asked or said before anything else.
  private enum Alert {
    case delete(TodoListResponse.Todo)
    case clearDone([TodoItem.ID])
    case notice(Notice)
  }

  weak var view: (any TodoListViewProtocol)?

  private let loadTodos: any LoadTodosUseCase
  private let selectTodo: any SelectTodoUseCase
  private let revealTodo: any RevealTodoUseCase
  private let filterTodos: any FilterTodosUseCase
  private let markTodoDone: any MarkTodoDoneUseCase
  private let deleteTodo: any DeleteTodoUseCase
  private let clearDoneTodos: any ClearDoneTodosUseCase
  private let router: any TodoListRouterProtocol
  private let formatter = TodoListFormatter()

  /// The last one; before the first load nothing is known, so nothing is shown.
  private var response: TodoListResponse?
  private var selection: TodoListResponse.Selection?
  private var alert: Alert? { didSet { showAlert() } }

  init(
    loadTodos: any LoadTodosUseCase, selectTodo: any SelectTodoUseCase,
    revealTodo: any RevealTodoUseCase, filterTodos: any FilterTodosUseCase,
    markTodoDone: any MarkTodoDoneUseCase, deleteTodo: any DeleteTodoUseCase,
    clearDoneTodos: any ClearDoneTodosUseCase, router: any TodoListRouterProtocol
  ) {
    self.loadTodos = loadTodos
    self.selectTodo = selectTodo
    self.revealTodo = revealTodo
    self.filterTodos = filterTodos
    self.markTodoDone = markTodoDone
    self.deleteTodo = deleteTodo
    self.clearDoneTodos = clearDoneTodos
    self.router = router
  }

  private var selected: TodoListResponse.Todo? { selection?.todo }

  private func show(_ selection: TodoListResponse.Selection?) {
    self.selection = selection
    view?.showSelection(selection?.row)
  }

  private func showList() {
    guard let response else { return }
    view?.showSummary(
      formatter.summary(active: response.activeCount, done: response.doneIDs.count),
      filter: formatter.filter(response.filter))
    if response.sections.isEmpty {
      view?.showPlaceholder(formatter.placeholder(for: response.filter))
    } else {
      view?.showSections(response.sections.map(section))
    }
    show(selection)
    view?.enableActions(onSelected: selected != nil, clearDone: !response.doneIDs.isEmpty)
  }

  private func showAlert() {
    switch alert {
    case .delete(let todo): view?.showQuestion(formatter.deleteQuestion(todo.title))
    case .clearDone(let ids): view?.showQuestion(formatter.clearQuestion(ids.count))
    case .notice(let notice): view?.showNotice(notice)
    case nil: view?.dismissAlert()
    }
  }

  private func section(_ section: TodoListResponse.Section) -> TodoListSection {
    TodoListSection(
      title: formatter.title(of: section.kind),
      rows: section.todos.mapped { [formatter] todo in
        formatter.row(titled: todo.title, due: todo.due, isDone: todo.isDone, in: section.kind)
      })
  }
}

extension TodoListPresenter: TodoListPresenterProtocol {
  func appeared() {
    showList()
    showAlert()
    loadTodos.load()
  }

  func selectionMoved(by rows: Int) {
    selectTodo.moveSelection(by: rows)
  }

  func addPressed() {
    router.presentForm(nil, output: self)
  }

  func editPressed() {
    guard let selected else { return }
    router.presentForm(
      TodoFormRequest(id: selected.id, title: selected.title, due: selected.due), output: self)
  }

  func donePressed() {
    guard let selected else { return }
    markTodoDone.setDone(!selected.isDone, selected.id)
  }

  func deletePressed() {
    guard let selected else { return }
    alert = .delete(selected)
  }

  func filterPressed() {
    filterTodos.advanceFilter()
  }

  func clearDonePressed() {
    let done = Array(response?.doneIDs ?? LazyList([]))
    if !done.isEmpty { alert = .clearDone(done) }
  }

  func alertAnswered(_ yes: Bool) {
    let answered = alert
    alert = nil
    guard yes, let answered else { return }
    switch answered {
    case .delete(let todo): deleteTodo.delete(todo.id)
    case .clearDone(let ids): clearDoneTodos.deleteDone(among: ids)
    case .notice: break
    }
  }
}

extension TodoListPresenter: LoadTodosOutput, SelectTodoOutput, RevealTodoOutput,
  FilterTodosOutput
{
  func loaded(_ response: TodoListResponse) {
    self.response = response
    selection = response.selection
    showList()
  }

  func selected(_ selection: TodoListResponse.Selection) {
    show(selection)
  }

  func loadFailed(reason: String) {
    alert = .notice(Notice(formatter.loadFailure, reason: reason))
  }
}

extension TodoListPresenter: MarkTodoDoneOutput, DeleteTodoOutput, ClearDoneTodosOutput {
  func saveFailed(reason: String) {
    loadTodos.refresh()
    alert = .notice(Notice(formatter.saveFailure, reason: reason))
  }

  func deleteFailed(reason: String) {
    loadTodos.refresh()
    alert = .notice(Notice(formatter.deleteFailure, reason: reason))
  }
}

extension TodoListPresenter: TodoFormModuleOutput {
  func todoFormSaved(_ id: TodoItem.ID) {
    revealTodo.reveal(id)
  }
}
