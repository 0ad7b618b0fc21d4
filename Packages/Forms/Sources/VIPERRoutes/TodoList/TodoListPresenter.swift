import Shared

/// Presents the list: keeps what was loaded for the two parts that it has, the data source, which
/// puts it into words, and the event handler, which makes requests of what the user does.
final class TodoListPresenter {
  weak var view: (any TodoListViewProtocol)?

  let dataSource: any TodoListDataSource
  let eventHandler: any TodoListEventHandler

  private(set) var listed: TodoListResponse?
  private(set) var selection: TodoListResponse.Selection? { didSet { view?.dataChanged() } }
  var alert: TodoListAlert? { didSet { view?.dataChanged() } }

  init(dataSource: any TodoListDataSource, eventHandler: any TodoListEventHandler) {
    self.dataSource = dataSource
    self.eventHandler = eventHandler
  }
}

extension TodoListPresenter: TodoListPresenterProtocol {}

extension TodoListPresenter: TodoListSuperPresenter {}

extension TodoListPresenter: TodoListInteractorOutput {
  /// What is listed is told with the selection in it.
  func loaded(_ response: TodoListResponse) {
    listed = response
    selection = response.selection
  }

  func selected(_ selection: TodoListResponse.Selection) {
    self.selection = selection
  }

  func loadFailed(reason: String) {
    alert = .loadFailed(reason: reason)
  }

  func saveFailed(reason: String) {
    alert = .saveFailed(reason: reason)
  }

  func deleteFailed(reason: String) {
    alert = .deleteFailed(reason: reason)
  }
}
