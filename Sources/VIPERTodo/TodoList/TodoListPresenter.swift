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

  private let interactor: any TodoListInteractorProtocol
  private let router: any TodoListRouterProtocol
  private let formatter = TodoListFormatter()

  private var selection: TodoListResponse.Selection?
  /// Those that are done, as of the last answer.
  private var doneIDs = LazyList<Int64>([])
  private var question: Question?

  init(
    interactor: any TodoListInteractorProtocol, router: any TodoListRouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }

  private var selected: TodoListResponse.Todo? { selection?.todo }
}

extension TodoListPresenter: TodoListPresenterProtocol {
  func appeared() {
    interactor.load()
  }

  func selectionMoved(by rows: Int) {
    interactor.moveSelection(by: rows)
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
    interactor.setDone(!selected.isDone, selected.id)
  }

  func deletePressed() {
    guard let selected else { return }
    question = .delete(selected.id)
    view?.showQuestion(formatter.deleteQuestion(selected.title))
  }

  func filterPressed() {
    interactor.advanceFilter()
  }

  func clearDonePressed() {
    let done = Array(doneIDs)
    guard !done.isEmpty else { return }
    question = .clearDone(done)
    view?.showQuestion(formatter.clearQuestion(done.count))
  }

  func alertAnswered(_ yes: Bool) {
    defer { question = nil }
    guard yes, let question else { return }
    switch question {
    case .delete(let id): interactor.delete(id)
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
    selected(response.selection)
    view?.enableActions(onSelected: selected != nil, clearDone: !doneIDs.isEmpty)
  }

  func selected(_ selection: TodoListResponse.Selection?) {
    self.selection = selection
    view?.showSelection(selection?.row)
  }

  private func section(_ section: TodoListResponse.Section) -> TodoListSection {
    TodoListSection(
      title: formatter.title(of: section.kind),
      rows: section.todos.mapped { [formatter] todo in
        formatter.row(titled: todo.title, due: todo.due, isDone: todo.isDone, in: section.kind)
      })
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

extension TodoListPresenter: TodoListRouterOutput {
  func todoFormSaved(_ id: Int64) {
    interactor.reveal(id)
  }
}
