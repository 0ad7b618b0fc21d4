import Presentation
import Shared

/// Presents the list: turns responses into view model values, and user events into requests.
final class TodoListPresenter {
  /// What the alert asks, until it is answered.
  private enum Question {
    case delete(TodoItem.ID)
    case clearDone([TodoItem.ID])
  }

  private weak var viewModel: TodoListViewModel?

  private let interactor: any TodoListInteractorProtocol
  private let router: any TodoListRouterProtocol
  private let formatter = TodoListFormatter()

  private var selection: TodoListResponse.Selection?
  /// Those that are done, as of the last answer.
  private var doneIDs = LazyList<TodoItem.ID>([])
  private var question: Question?

  init(
    viewModel: TodoListViewModel, interactor: any TodoListInteractorProtocol,
    router: any TodoListRouterProtocol
  ) {
    self.viewModel = viewModel
    self.interactor = interactor
    self.router = router
  }

  private var selected: TodoListResponse.Todo? { selection?.todo }

  private func show(_ selection: TodoListResponse.Selection?) {
    self.selection = selection
    viewModel?.selection = selection?.row
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
    question = .delete(selected.id)
    viewModel?.alert = .question(formatter.deleteQuestion(selected.title))
  }

  func filterPressed() {
    interactor.advanceFilter()
  }

  func clearDonePressed() {
    let done = Array(doneIDs)
    guard !done.isEmpty else { return }
    question = .clearDone(done)
    viewModel?.alert = .question(formatter.clearQuestion(done.count))
  }

  func alertAnswered(_ yes: Bool) {
    viewModel?.alert = nil
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
    viewModel?.summary = formatter.summary(
      active: response.activeCount, done: response.doneIDs.count)
    viewModel?.filterTitle = formatter.filter(response.filter)
    if response.sections.isEmpty {
      viewModel?.list = .placeholder(formatter.placeholder(for: response.filter))
    } else {
      viewModel?.list = .sections(response.sections.map(section))
    }
    show(response.selection)
    viewModel?.canUseSelected = selected != nil
    viewModel?.canClearDone = !doneIDs.isEmpty
  }

  func selected(_ selection: TodoListResponse.Selection) {
    show(selection)
  }

  func loadFailed(reason: String) {
    viewModel?.alert = .failure(formatter.loadFailure, reason: reason)
  }

  func saveFailed(reason: String) {
    viewModel?.alert = .failure(formatter.saveFailure, reason: reason)
  }

  func deleteFailed(reason: String) {
    viewModel?.alert = .failure(formatter.deleteFailure, reason: reason)
  }
}

extension TodoListPresenter: TodoFormModuleOutput {
  func todoFormSaved(_ id: TodoItem.ID) {
    interactor.reveal(id)
  }
}
