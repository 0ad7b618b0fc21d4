import Presentation
import Shared

/// Presents the list: turns responses into what the view model shows, and user events into requests.
final class TodoListPresenter {
  /// What the alert asks, until it is answered.
  private enum Question {
    case delete(Int64)
    case clearDone([Int64])
  }

  private weak var viewModel: TodoListViewModel?

  private let interactor: any TodoListInteractorProtocol
  private let router: any TodoListRouterProtocol
  private let formatter = TodoListFormatter()

  /// What was loaded last.
  private var listed: TodoListResponse?
  private var selectedID: Int64?
  private var question: Question?

  init(
    viewModel: TodoListViewModel, interactor: any TodoListInteractorProtocol,
    router: any TodoListRouterProtocol
  ) {
    self.viewModel = viewModel
    self.interactor = interactor
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
    viewModel?.selection = selectedRow
  }
}

extension TodoListPresenter: TodoListPresenterProtocol {
  func appeared() {
    interactor.load()
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
    guard let listed, !listed.doneIDs.isEmpty else { return }
    let done = Array(listed.doneIDs)
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
    selectedID = selection(in: response)
    listed = response

    viewModel?.summary = formatter.summary(
      active: response.activeCount, done: response.doneIDs.count)
    viewModel?.filterTitle = formatter.filter(response.filter)
    viewModel?.list =
      response.rows.isEmpty
      ? .placeholder(formatter.placeholder(for: response.filter))
      : .sections(response.sections.map(section))
    showSelection()
    viewModel?.canUseSelected = selected != nil
    viewModel?.canClearDone = !response.doneIDs.isEmpty
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
    viewModel?.alert = .failure(formatter.loadFailure, reason: reason)
  }

  func saveFailed(reason: String) {
    viewModel?.alert = .failure(formatter.saveFailure, reason: reason)
  }

  func deleteFailed(reason: String) {
    viewModel?.alert = .failure(formatter.deleteFailure, reason: reason)
  }
}

extension TodoListPresenter: TodoListRouterOutput {
  func todoFormSaved(_ id: Int64) {
    interactor.reveal(id)
  }
}
