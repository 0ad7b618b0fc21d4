// MARK: View and presenter

/// The view as its presenter sees it: it is notified when there is new data to pull.
protocol NewSceneViewProtocol: AnyObject {
  func dataChanged()
}

/// The presenter as its view sees it: a source of data, and a handler of events.
protocol NewScenePresenterProtocol: AnyObject {
  var dataSource: any NewSceneDataSource { get }
  var eventHandler: any NewSceneEventHandler { get }
}

/// The data that the view pulls when it is drawn.
protocol NewSceneDataSource: AnyObject {
  var left: String { get }
  var alert: SceneAlert? { get }
}

/// Receives the view's events: one for appearing, and one per user action.
protocol NewSceneEventHandler: AnyObject {
  func appeared()

  func reloadPressed()
  func closePressed()
  func alertAnswered()
}

// MARK: Presenter and its two parts

/// The state that data source and event handler share, kept by the presenter.
protocol NewSceneSuperPresenter: AnyObject {
  var data: NewSceneData { get set }
}

/// The data of NewScene before it is turned into text.
nonisolated struct NewSceneData: Equatable, Sendable {
  /// Nil until the first successful load.
  var left: Int?
  /// Why the todos couldn't be loaded.
  var failure: String?
}

// MARK: Presenter and interactor

/// Requests from the presenter to the interactor.
protocol NewSceneInteractorProtocol: AnyObject {
  func load()
}

/// Answers from the interactor to the presenter.
protocol NewSceneInteractorOutput: AnyObject {
  func loaded(_ response: NewSceneResponse)
  func loadFailed(reason: String)
}

/// The interactor's response to the presenter: plain values, no entities.
nonisolated struct NewSceneResponse: Equatable, Sendable {
  let left: Int
}

// MARK: Presenter and router

/// Requests from the presenter to the router.
protocol NewSceneRouterProtocol: AnyObject {
  func close()
}
