import Shared

/// Presents the list: keeps what was loaded for the two parts that it has, the data source, which
/// puts it into words, and the event handler, which makes requests of what the user does.
final class TodoListPresenter {
  weak var view: (any TodoListViewProtocol)?

  let dataSource: any TodoListDataSource
  let eventHandler: any TodoListEventHandler

  private(set) var listed: TodoListResponse?
  var selectedID: Int64? { didSet { view?.dataChanged() } }
  var alert: TodoListAlert? { didSet { view?.dataChanged() } }

  private let interactor: any TodoListInteractorProtocol

  init(
    dataSource: any TodoListDataSource, eventHandler: any TodoListEventHandler,
    interactor: any TodoListInteractorProtocol
  ) {
    self.dataSource = dataSource
    self.eventHandler = eventHandler
    self.interactor = interactor
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
}

extension TodoListPresenter: TodoListPresenterProtocol {}

extension TodoListPresenter: TodoListSuperPresenter {}

extension TodoListPresenter: TodoListInteractorOutput {
  /// The selection is found by what was listed before, and told with what is listed now.
  func loaded(_ response: TodoListResponse) {
    let selection = selection(in: response)
    listed = response
    selectedID = selection
  }

  func revealed(_ id: Int64) {
    selectedID = id
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

extension TodoListPresenter: TodoListRouterOutput {
  func todoFormSaved(_ id: Int64) {
    interactor.reveal(id)
  }
}
