import Shared

/// Presents the editor: keeps the data for its two parts, the data source, which turns it into
/// text, and the event handler, which turns user actions into requests.
final class EditCatPresenter {
  weak var view: (any EditCatViewProtocol)?

  let dataSource: any EditCatDataSource
  let eventHandler: any EditCatEventHandler

  var data: EditCatData? { didSet { view?.dataChanged() } }

  init(dataSource: any EditCatDataSource, eventHandler: any EditCatEventHandler) {
    self.dataSource = dataSource
    self.eventHandler = eventHandler
  }
}

extension EditCatPresenter: EditCatPresenterProtocol {}

extension EditCatPresenter: EditCatSuperPresenter {}

extension EditCatPresenter: EditCatInteractorOutput {
  func started(_ picture: Bitmap) {
    data = EditCatData(
      picture: picture, choice: data?.choice ?? .original, phase: data?.phase ?? .idle)
  }

  func filterStarted(_ filter: PictureFilter) {
    data = data.map { EditCatData(picture: $0.picture, choice: filter, phase: .filtering) }
  }

  func filtered(_ picture: Bitmap) {
    data = data.map { EditCatData(picture: picture, choice: $0.choice) }
  }

  func saveStarted() {
    data?.phase = .saving
  }

  func saved(as name: String) {
    data?.phase = .saved(as: name)
  }

  func saveFailed(reason: String) {
    data?.phase = .failed(reason: reason)
  }
}
