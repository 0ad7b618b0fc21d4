import Presentation
import Shared

/// Turns the todos into display data, keeps the selection, and decides what a user's action means.
final class TodoListPresenter {
  weak var view: (any TodoListViewInput)?

  private let interactor: any TodoListInteractorInput
  private let router: any TodoListRouterInput
  private let formatter = TodoListFormatter()

  private var todos: UpcomingTodos?
  private var selectedID: TodoItem.ID?
  private var question: Question?

  /// What a question that is shown asks for.
  private enum Question {
    case delete(TodoItem.ID)
    case clear([TodoItem.ID])
  }

  init(interactor: any TodoListInteractorInput, router: any TodoListRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  private var selectedRow: Int? {
    selectedID.flatMap { todos?.row(of: $0) }
  }

  private var selectedTodo: UpcomingTodo? {
    selectedRow.flatMap { todos?.todo(in: $0) }
  }

  private func ask(_ question: Question, _ message: String) {
    self.question = question
    view?.showQuestion(message)
  }

  private func showTodos() {
    guard let todos else { return }
    view?.show(
      TodoListDisplayData(
        summary: formatter.summary(active: todos.activeCount, done: todos.doneCount),
        filter: formatter.filter(todos.filter),
        sections: todos.sections.map(displaySection),
        placeholder: todos.isEmpty ? formatter.placeholder(for: todos.filter) : nil,
        selection: selectedRow,
        canClear: todos.doneCount > 0))
  }

  private func displaySection(_ section: UpcomingSection) -> TodoListSection {
    TodoListSection(
      title: formatter.title(of: section.kind),
      rows: section.todos.mapped { [formatter] todo in
        formatter.row(
          titled: todo.title, due: todo.due, isDone: todo.isDone, in: section.kind)
      })
  }

  /// The selection after the list was replaced by another: it follows its todo, or goes to the
  /// nearest later one that is still there.
  private func selection(in newTodos: UpcomingTodos) -> TodoItem.ID? {
    guard let todos, let selectedID else { return newTodos.first?.id }
    if newTodos.row(of: selectedID) != nil {
      return selectedID
    }
    return todos.next(below: selectedID, in: newTodos) ?? newTodos.last?.id
  }
}

extension TodoListPresenter: TodoListViewOutput {
  func viewDidAppear() {
    interactor.loadTodos()
  }

  func didMoveSelection(by rows: Int) {
    guard let selectedRow, let todo = todos?.todo(in: selectedRow + rows) else { return }
    selectedID = todo.id
    showTodos()
  }

  func didChooseAdd() {
    router.showForm(for: .newTodo, output: self)
  }

  func didChooseEdit() {
    guard let todo = selectedTodo else { return }
    router.showForm(
      for: .existingTodo(todo.id, title: todo.title, due: todo.due), output: self)
  }

  func didChooseToggle() {
    guard let todo = selectedTodo else { return }
    interactor.setDone(!todo.isDone, todo.id)
  }

  func didChooseDelete() {
    guard let todo = selectedTodo else { return }
    ask(.delete(todo.id), formatter.deleteQuestion(todo.title))
  }

  func didChooseNextFilter() {
    interactor.switchToNextFilter()
  }

  func didChooseClear() {
    interactor.findDoneTodos()
  }

  func didAnswerAlert(_ yes: Bool) {
    let answered = question
    question = nil
    guard yes else { return }
    switch answered {
    case .delete(let id): interactor.delete(id)
    case .clear(let ids): interactor.clearDone(among: ids)
    case nil: break
    }
  }
}

extension TodoListPresenter: TodoListInteractorOutput {
  func didUpdate(_ newTodos: UpcomingTodos, revealed: TodoItem.ID?) {
    selectedID = revealed ?? selection(in: newTodos)
    todos = newTodos
    showTodos()
  }

  func didFindDoneTodos(_ ids: [TodoItem.ID]) {
    ask(.clear(ids), formatter.clearQuestion(ids.count))
  }

  func didFail(to operation: TodoListOperation, reason: String) {
    question = nil
    let message =
      switch operation {
      case .load: formatter.loadFailure
      case .save: formatter.saveFailure
      case .delete: formatter.deleteFailure
      }
    view?.showNotice(message, reason: reason)
  }
}

extension TodoListPresenter: TodoFormModuleOutput {
  func formDidSave(_ id: TodoItem.ID) {
    interactor.reveal(id)
  }
}
