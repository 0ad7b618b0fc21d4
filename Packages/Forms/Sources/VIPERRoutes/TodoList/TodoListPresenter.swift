import Shared

/// Presents the list: keeps the loaded todos for its two parts, the data source, which turns them
/// into text, and the event handler, which turns user actions into requests.
final class TodoListPresenter {
  weak var view: (any TodoListViewProtocol)?

  let dataSource: any TodoListDataSource
  let eventHandler: any TodoListEventHandler

  private(set) var listed: TodoListResponse?
  var selectedID: TodoItem.ID? { didSet { view?.dataChanged() } }
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
    let before = listed?.ids ?? TodoListing.IDs()
    listed = response
    selectedID = response.ids.selection(selectedID, after: before)
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

extension TodoListSuperPresenter {
  /// The selected row, counted over all sections.
  var selection: Int? {
    selectedID.flatMap { listed?.ids.row(of: $0) }
  }

  var selected: TodoListResponse.Todo? {
    guard var row = selection else { return nil }
    for section in listed?.sections ?? [] {
      if row < section.todos.count { return section.todos[row] }
      row -= section.todos.count
    }
    return nil
  }
}
