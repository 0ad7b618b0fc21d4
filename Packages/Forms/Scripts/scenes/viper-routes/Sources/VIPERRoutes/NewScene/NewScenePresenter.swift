/// Presents NewScene: keeps what it is about for the two parts that it has, the data source, which
/// puts it into words, and the event handler, which makes requests of what the user does.
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
