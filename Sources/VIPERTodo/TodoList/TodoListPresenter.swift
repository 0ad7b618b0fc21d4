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

  private let interactor: any TodoListInteractorProtocol
  private let router: any TodoListRouterProtocol
  private let formatter = TodoListFormatter()

  /// The last one; before the first load nothing is known, so nothing is shown.
  private var response: TodoListResponse?
  private var selectedID: TodoItem.ID?
  private var alert: Alert? { didSet { showAlert() } }

  init(
    interactor: any TodoListInteractorProtocol, router: any TodoListRouterProtocol
  ) {
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
    view?.showSelection(selection)
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
    view?.showSelection(selection)
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
    showList()
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
