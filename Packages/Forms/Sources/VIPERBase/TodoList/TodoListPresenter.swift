import Presentation
import Shared

/// Presents the list: turns responses into what the view shows, and user events into requests.
final class TodoListPresenter {
  /// What the alert asks, until it is answered.
  private enum Question {
    case delete(TodoListResponse.Todo)
    case clearDone([TodoItem.ID])
  }

  weak var view: (any TodoListViewProtocol)?

  private let interactor: any TodoListInteractorProtocol
  private let router: any TodoListRouterProtocol
  private let formatter = TodoListFormatter()

  private var selection: TodoListResponse.Selection?
  /// Those that are done, as of the last answer.
  private var doneIDs = LazyList<TodoItem.ID>([])
  private var question: Question?

  init(
    interactor: any TodoListInteractorProtocol, router: any TodoListRouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }

  private var selected: TodoListResponse.Todo? { selection?.todo }

  private func show(_ selection: TodoListResponse.Selection?) {
    self.selection = selection
    view?.showSelection(selection?.row)
  }

  private func showQuestion() {
    switch question {
    case .delete(let todo): view?.showQuestion(formatter.deleteQuestion(todo.title))
    case .clearDone(let ids): view?.showQuestion(formatter.clearQuestion(ids.count))
    case nil: break
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
    interactor.load()
    showQuestion()
  }

  func selectionMoved(by rows: Int) {
    interactor.moveSelection(by: rows)
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
    interactor.setDone(!selected.isDone, selected.id)
  }

  func deletePressed() {
    guard let selected else { return }
    question = .delete(selected)
    showQuestion()
  }

  func filterPressed() {
    interactor.advanceFilter()
  }

  func clearDonePressed() {
    let done = Array(doneIDs)
    guard !done.isEmpty else { return }
    question = .clearDone(done)
    showQuestion()
  }

  func alertAnswered(_ yes: Bool) {
    defer { question = nil }
    guard yes, let question else { return }
    switch question {
    case .delete(let todo): interactor.delete(todo.id)
    case .clearDone(let ids): interactor.deleteDone(among: ids)
    }
  }
}

extension TodoListPresenter: TodoListInteractorOutput {
  func loaded(_ response: TodoListResponse) {
    doneIDs = response.doneIDs
    view?.showSummary(
      formatter.summary(active: response.activeCount, done: response.doneIDs.count),
      filter: formatter.filter(response.filter))
    if response.sections.isEmpty {
      view?.showPlaceholder(formatter.placeholder(for: response.filter))
    } else {
      view?.showSections(response.sections.map(section))
    }
    show(response.selection)
    view?.enableActions(onSelected: selected != nil, clearDone: !doneIDs.isEmpty)
  }

  func selected(_ selection: TodoListResponse.Selection) {
    show(selection)
  }

  func loadFailed(reason: String) {
    view?.showFailure(formatter.loadFailure, reason: reason)
  }

  func saveFailed(reason: String) {
    view?.showFailure(formatter.saveFailure, reason: reason)
  }

  func deleteFailed(reason: String) {
    view?.showFailure(formatter.deleteFailure, reason: reason)
  }
}

extension TodoListPresenter: TodoFormModuleOutput {
  func todoFormSaved(_ id: TodoItem.ID) {
    interactor.reveal(id)
  }
}

extension TodoListPresenter: BasePresenter {
  var forView: any TodoListPresenterProtocol { self }
  var forInteractor: any TodoListInteractorOutput { self }
}
