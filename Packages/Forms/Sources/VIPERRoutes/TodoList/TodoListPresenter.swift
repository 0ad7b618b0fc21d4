import Shared

/// Presents the list: keeps the loaded todos for its two parts, the data source, which turns them
/// into text, and the event handler, which turns user actions into requests.
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
  /// Setting the selection also notifies the view of the new list.
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
