import Shared

/// Presents the cat loader: keeps the data for its two parts, the data source, which turns it into
/// text, and the event handler, which turns user actions into requests.
final class LoadCatPresenter {
  weak var view: (any LoadCatViewProtocol)?

  let dataSource: any LoadCatDataSource
  let eventHandler: any LoadCatEventHandler

  private(set) var data = LoadCatData() { didSet { view?.dataChanged() } }

  init(dataSource: any LoadCatDataSource, eventHandler: any LoadCatEventHandler) {
    self.dataSource = dataSource
    self.eventHandler = eventHandler
  }
}

extension LoadCatPresenter: LoadCatPresenterProtocol {}

extension LoadCatPresenter: LoadCatSuperPresenter {}

extension LoadCatPresenter: LoadCatInteractorOutput {
  func loadStarted() {
    data = LoadCatData(isLoading: true)
  }

  func addressArrived(_ address: String) {
    data.address = address
  }

  func pictureArrived(_ picture: Bitmap) {
    data = LoadCatData(address: data.address, picture: picture)
  }

  func loadFailed(_ error: CatError) {
    data = LoadCatData(failure: error)
  }
}
