import Shared

/// Presents the editor: keeps the data for its two parts, the data source, which turns it into
/// text, and the event handler, which turns user actions into requests.
final class EditCatPresenter {
  weak var view: (any EditCatViewProtocol)?

  let dataSource: any EditCatDataSource
  let eventHandler: any EditCatEventHandler

  private(set) var response: EditCatResponse? { didSet { view?.dataChanged() } }
  var end: EditCatEnd? { didSet { view?.dataChanged() } }

  init(dataSource: any EditCatDataSource, eventHandler: any EditCatEventHandler) {
    self.dataSource = dataSource
    self.eventHandler = eventHandler
  }
}

extension EditCatPresenter: EditCatPresenterProtocol {}

extension EditCatPresenter: EditCatSuperPresenter {}

extension EditCatPresenter: EditCatInteractorOutput {
  func changed(_ response: EditCatResponse) {
    self.response = response
  }

  func saved(as name: String) {
    end = .saved(as: name)
  }

  func saveFailed(reason: String) {
    end = .failed(reason: reason)
  }
}
