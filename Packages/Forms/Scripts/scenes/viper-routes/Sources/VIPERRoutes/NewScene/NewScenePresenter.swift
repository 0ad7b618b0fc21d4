/// Presents NewScene: keeps the data for its two parts, the data source, which turns it into
/// text, and the event handler, which turns user actions into requests.
final class NewScenePresenter {
  weak var view: (any NewSceneViewProtocol)?

  let dataSource: any NewSceneDataSource
  let eventHandler: any NewSceneEventHandler

  var data = NewSceneData() { didSet { view?.dataChanged() } }

  init(dataSource: any NewSceneDataSource, eventHandler: any NewSceneEventHandler) {
    self.dataSource = dataSource
    self.eventHandler = eventHandler
  }
}

extension NewScenePresenter: NewScenePresenterProtocol {}

extension NewScenePresenter: NewSceneSuperPresenter {}

extension NewScenePresenter: NewSceneInteractorOutput {
  func loaded(_ response: NewSceneResponse) {
    data.left = response.left
  }

  func loadFailed(reason: String) {
    data.failure = reason
  }
}
