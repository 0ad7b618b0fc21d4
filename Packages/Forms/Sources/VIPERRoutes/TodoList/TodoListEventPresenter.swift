import Shared

/// Turns user actions in the list into requests, using the data of its presenter.
final class TodoListEventPresenter {
  weak var superPresenter: (any TodoListSuperPresenter)?

  private let interactor: any TodoListInteractorProtocol
  private let router: any TodoListRouterProtocol

  init(
    interactor: any TodoListInteractorProtocol, router: any TodoListRouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }

  private var selected: TodoListResponse.Todo? { superPresenter?.selected }

  private func reveal(_ id: TodoItem.ID) {
    interactor.reveal(id)
    if superPresenter?.listed?.ids.row(of: id) != nil { superPresenter?.selectedID = id }
  }
}

extension TodoListEventPresenter: TodoListEventHandler {
  func appeared() {
    interactor.load()
  }

  func selectionMoved(by rows: Int) {
    let selected = superPresenter?.selectedID
    guard let moved = superPresenter?.listed?.ids.selection(selected, movedBy: rows) else { return }
    superPresenter?.selectedID = moved
  }

  func addPressed() {
    router.presentForm(.add(), output: self)
  }

  func editPressed() {
    guard let selected else { return }
    router.presentForm(TodoFormRequest(editing: selected), output: self)
  }

  func donePressed() {
    guard let selected else { return }
    interactor.setDone(!selected.isDone, selected.id)
  }

  func deletePressed() {
    guard let selected else { return }
    superPresenter?.alert = .delete(selected)
  }

  func filterPressed() {
    interactor.advanceFilter()
  }

  func clearDonePressed() {
    guard let listed = superPresenter?.listed, !listed.doneIDs.isEmpty else { return }
    superPresenter?.alert = .clearDone(Array(listed.doneIDs))
  }

  func alertAnswered(_ yes: Bool) {
    let alert = superPresenter?.alert
    superPresenter?.alert = nil
    guard yes else { return }
    switch alert {
    case .delete(let todo): interactor.delete(todo.id)
    case .clearDone(let ids): interactor.deleteDone(among: ids)
    case .loadFailed, .saveFailed, .deleteFailed, nil: break
    }
  }

  func request(forTodo id: Int64) throws(LinkError) -> TodoFormRequest {
    TodoFormRequest(editing: try interactor.todo(TodoItem.ID(rawValue: id)))
  }

  /// Selects the linked todo, as after a save.
  func formLinked(_ request: TodoFormRequest) {
    if case .edit(let id, _, _) = request {
      interactor.load()
      reveal(id)
    }
    router.presentForm(request, output: self)
  }
}

extension TodoListEventPresenter: TodoFormModuleOutput {
  func todoFormSaved(_ id: TodoItem.ID) {
    reveal(id)
  }
}

nonisolated extension TodoFormRequest {
  fileprivate init(editing todo: TodoListResponse.Todo) {
    self = .edit(id: todo.id, title: todo.title, due: todo.due)
  }
}
