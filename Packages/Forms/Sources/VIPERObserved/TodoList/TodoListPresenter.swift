import Presentation
import Shared

/// Presents the list: turns responses into view model values, and user events into requests.
final class TodoListPresenter {
  /// What is asked or said before anything else.
  private enum Alert {
    case delete(TodoListResponse.Todo)
    case clearDone([TodoItem.ID])
    case notice(Notice)
  }

  private weak var viewModel: TodoListViewModel?

  private let interactor: any TodoListInteractorProtocol
  private let router: any TodoListRouterProtocol
  private let formatter = TodoListFormatter()

  /// The last one; before the first load nothing is known, so nothing is shown.
  private var response: TodoListResponse?
  private var selectedID: TodoItem.ID?
  private var alert: Alert? { didSet { showAlert() } }

  init(
    viewModel: TodoListViewModel, interactor: any TodoListInteractorProtocol,
    router: any TodoListRouterProtocol
  ) {
    self.viewModel = viewModel
    self.interactor = interactor
    self.router = router
  }

  /// Counted over the rows of all sections.
  private var selection: Int? {
    selectedID.flatMap { response?.ids.row(of: $0) }
  }

  private var selected: TodoListResponse.Todo? {
    guard var row = selection else { return nil }
    for section in response?.sections ?? [] {
      if row < section.todos.count { return section.todos[row] }
      row -= section.todos.count
    }
    return nil
  }

  private func select(_ id: TodoItem.ID) {
    selectedID = id
    viewModel?.selection = selection
  }

  private func showAlert() {
    viewModel?.alert =
      switch alert {
      case .delete(let todo): .question(formatter.deleteQuestion(todo.title))
      case .clearDone(let ids): .question(formatter.clearQuestion(ids.count))
      case .notice(let notice): .notice(notice)
      case nil: nil
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
  }

  func selectionMoved(by rows: Int) {
    if let moved = response?.ids.selection(selectedID, movedBy: rows) { select(moved) }
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
    alert = .delete(selected)
  }

  func filterPressed() {
    interactor.advanceFilter()
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
    case .delete(let todo): interactor.delete(todo.id)
    case .clearDone(let ids): interactor.deleteDone(among: ids)
    case .notice: break
    }
  }
}

extension TodoListPresenter: TodoListInteractorOutput {
  func loaded(_ response: TodoListResponse) {
    let before = self.response?.ids ?? TodoListing.IDs()
    self.response = response
    selectedID = response.ids.selection(selectedID, after: before)
    viewModel?.summary = formatter.summary(
      active: response.activeCount, done: response.doneIDs.count)
    viewModel?.filterTitle = formatter.filter(response.filter)
    if response.sections.isEmpty {
      viewModel?.list = .placeholder(formatter.placeholder(for: response.filter))
    } else {
      viewModel?.list = .sections(response.sections.map(section))
    }
    viewModel?.selection = selection
    viewModel?.canUseSelected = selected != nil
    viewModel?.canClearDone = !response.doneIDs.isEmpty
  }

  func loadFailed(reason: String) {
    alert = .notice(Notice(formatter.loadFailure, reason: reason))
  }

  func saveFailed(reason: String) {
    alert = .notice(Notice(formatter.saveFailure, reason: reason))
  }

  func deleteFailed(reason: String) {
    alert = .notice(Notice(formatter.deleteFailure, reason: reason))
  }
}

extension TodoListPresenter: TodoFormModuleOutput {
  func todoFormSaved(_ id: TodoItem.ID) {
    interactor.reveal(id)
    if response?.ids.row(of: id) != nil { select(id) }
  }
}
