import Shared

/// Presents the cat loader: keeps what it is about for the two parts that it has, the data source,
/// which puts it into words, and the event handler, which makes requests of what the user does.
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
