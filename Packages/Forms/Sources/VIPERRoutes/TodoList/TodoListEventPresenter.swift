import Shared

/// Makes requests of what the user does with the list, by what its presenter keeps.
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

  private var selected: TodoListResponse.Todo? {
    superPresenter?.selectedRow.flatMap { superPresenter?.listed?.rows[$0] }
  }
}

extension TodoListEventPresenter: TodoListEventHandler {
  func appeared() {
    interactor.load()
  }

  func selectionMoved(by rows: Int) {
    guard let superPresenter, let listed = superPresenter.listed,
      let row = superPresenter.selectedRow
    else { return }
    superPresenter.selectedID = listed.rows[min(max(row + rows, 0), listed.rows.count - 1)].id
  }

  func addPressed() {
    router.presentForm(.add())
  }

  func editPressed() {
    guard let selected else { return }
    router.presentForm(TodoFormRequest(editing: selected))
  }

  func donePressed() {
    guard let selected else { return }
    interactor.setDone(!selected.isDone, selected.id)
  }

  func deletePressed() {
    guard let selected else { return }
    superPresenter?.alert = .delete(selected.id, title: selected.title)
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
    case .delete(let id, _): interactor.delete(id)
    case .clearDone(let ids): interactor.deleteDone(among: ids)
    case .loadFailed, .saveFailed, .deleteFailed, nil: break
    }
  }

  func request(forTodo id: Int64) throws(LinkError) -> TodoFormRequest {
    TodoFormRequest(editing: try interactor.todo(id))
  }

  /// A todo that is linked is selected, as it is after a save.
  func formLinked(_ request: TodoFormRequest) {
    if case .edit(let id, _, _) = request {
      interactor.load()
      interactor.reveal(id)
    }
    router.presentForm(request)
  }
}

nonisolated extension TodoFormRequest {
  fileprivate init(editing todo: TodoListResponse.Todo) {
    self = .edit(id: todo.id, title: todo.title, due: todo.due)
  }
}
