import Shared

/// Presents the editor: keeps what it is about for the two parts that it has, the data source,
/// which puts it into words, and the event handler, which makes requests of what the user does.
final class EditCatPresenter {
  weak var view: (any EditCatViewProtocol)?

  let dataSource: any EditCatDataSource
  let eventHandler: any EditCatEventHandler

  var data: EditCatData { didSet { view?.dataChanged() } }

  init(
    picture: Bitmap, dataSource: any EditCatDataSource, eventHandler: any EditCatEventHandler
  ) {
    data = EditCatData(picture: picture)
    self.dataSource = dataSource
    self.eventHandler = eventHandler
  }

  private func endSave(_ ending: EditCatData.Ending) {
    var data = data
    data.isSaving = false
    data.ending = ending
    self.data = data
  }
}

extension EditCatPresenter: EditCatPresenterProtocol {}

extension EditCatPresenter: EditCatSuperPresenter {}

extension EditCatPresenter: EditCatInteractorOutput {
  func filtered(_ picture: Bitmap) {
    var data = data
    data.isFiltering = false
    data.picture = picture
    self.data = data
  }

  func saved(as name: String) {
    endSave(.saved(as: name))
  }

  func saveFailed(reason: String) {
    endSave(.failed(reason: reason))
  }
}
