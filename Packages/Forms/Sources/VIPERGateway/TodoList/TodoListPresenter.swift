import Presentation
import Shared

/// Presents the list: turns responses into what the view shows, and user events into requests.
final class TodoListPresenter {
  /// What the alert asks, until it is answered.
  private enum Question {
    case delete(Int64)
    case clearDone([Int64])
  }

  weak var view: (any TodoListViewProtocol)?

  private let loadTodos: any LoadTodosUseCase
  private let filterTodos: any FilterTodosUseCase
  private let revealTodo: any RevealTodoUseCase
  private let markTodoDone: any MarkTodoDoneUseCase
  private let deleteTodo: any DeleteTodoUseCase
  private let clearDoneTodos: any ClearDoneTodosUseCase
  private let router: any TodoListRouterProtocol
  private let formatter = TodoListFormatter()

  /// What was loaded last.
  private var listed: TodoListResponse?
  private var selectedID: Int64?
  private var question: Question?

  init(
    loadTodos: any LoadTodosUseCase, filterTodos: any FilterTodosUseCase,
    revealTodo: any RevealTodoUseCase, markTodoDone: any MarkTodoDoneUseCase,
    deleteTodo: any DeleteTodoUseCase, clearDoneTodos: any ClearDoneTodosUseCase,
    router: any TodoListRouterProtocol
  ) {
    self.loadTodos = loadTodos
    self.filterTodos = filterTodos
    self.revealTodo = revealTodo
    self.markTodoDone = markTodoDone
    self.deleteTodo = deleteTodo
    self.clearDoneTodos = clearDoneTodos
    self.router = router
  }

  private var selectedRow: Int? {
    selectedID.flatMap { listed?.row($0) }
  }

  private var selected: TodoListResponse.Todo? {
    selectedRow.flatMap { listed?.rows[$0] }
  }

  /// The selected todo if it is still listed, else the one that took its place, else the last.
  private func selection(in response: TodoListResponse) -> Int64? {
    guard let selectedID else { return response.rows.first?.id }
    if response.row(selectedID) != nil { return selectedID }
    return next(below: selectedID, in: response) ?? response.rows.last?.id
  }

  private func next(below id: Int64, in response: TodoListResponse) -> Int64? {
    guard let listed, let row = listed.row(id), !listed.filter.excludes(response.filter)
    else { return nil }
    return listed.rows[(row + 1)...].first { response.row($0.id) != nil }?.id
  }

  private func showSelection() {
    view?.showSelection(selectedRow)
  }
}

extension TodoListPresenter: TodoListPresenterProtocol {
  func appeared() {
    loadTodos.load()
  }

  func selectionMoved(by rows: Int) {
    guard let listed, let row = selectedRow else { return }
    selectedID = listed.rows[min(max(row + rows, 0), listed.rows.count - 1)].id
    showSelection()
  }

  func addPressed() {
    router.presentForm(nil)
  }

  func editPressed() {
    guard let selected else { return }
    router.presentForm(
      TodoFormRequest(id: selected.id, title: selected.title, due: selected.due))
  }

  func donePressed() {
    guard let selected else { return }
    markTodoDone.setDone(!selected.isDone, selected.id)
  }

  func deletePressed() {
    guard let selected else { return }
    question = .delete(selected.id)
    view?.showQuestion(formatter.deleteQuestion(selected.title))
  }

  func filterPressed() {
    filterTodos.advanceFilter()
  }

  func clearDonePressed() {
    guard let listed, !listed.doneIDs.isEmpty else { return }
    let done = Array(listed.doneIDs)
    question = .clearDone(done)
    view?.showQuestion(formatter.clearQuestion(done.count))
  }

  func alertAnswered(_ yes: Bool) {
    defer { question = nil }
    guard yes, let question else { return }
    switch question {
    case .delete(let id): deleteTodo.delete(id)
    case .clearDone(let ids): clearDoneTodos.deleteDone(among: ids)
    }
  }
}

extension TodoListPresenter: LoadTodosOutput, FilterTodosOutput, RevealTodoOutput {
  func loaded(_ response: TodoListResponse) {
    selectedID = selection(in: response)
    listed = response

    view?.showSummary(
      formatter.summary(active: response.activeCount, done: response.doneIDs.count),
      filter: formatter.filter(response.filter))
    if response.rows.isEmpty {
      view?.showPlaceholder(formatter.placeholder(for: response.filter))
    } else {
      view?.showSections(response.sections.map(section))
    }
    showSelection()
    view?.enableActions(onSelected: selected != nil, clearDone: !response.doneIDs.isEmpty)
  }

  private func section(_ section: TodoListResponse.Section) -> TodoListSection {
    TodoListSection(
      title: formatter.title(of: section.kind),
      rows: section.todos.mapped { [formatter] todo in
        formatter.row(titled: todo.title, due: todo.due, isDone: todo.isDone, in: section.kind)
      })
  }

  func revealed(_ id: Int64) {
    selectedID = id
    showSelection()
  }

  func loadFailed(reason: String) {
    view?.showFailure(formatter.loadFailure, reason: reason)
  }
}

extension TodoListPresenter: MarkTodoDoneOutput, DeleteTodoOutput, ClearDoneTodosOutput {
  func saveFailed(reason: String) {
    loadTodos.load()
    view?.showFailure(formatter.saveFailure, reason: reason)
  }

  func deleteFailed(reason: String) {
    loadTodos.load()
    view?.showFailure(formatter.deleteFailure, reason: reason)
  }
}

extension TodoListPresenter: TodoListRouterOutput {
  func todoFormSaved(_ id: Int64) {
    revealTodo.reveal(id)
  }
}
