import Presentation

// MARK: View and presenter

/// Commands from the presenter to the view.
protocol NewSceneViewProtocol: AnyObject {
  func showLeft(_ left: String)
  func showNotice(_ notice: Notice)
  func dismissAlert()
}

/// Messages from the view to the presenter: that it appeared, and each user action.
protocol NewScenePresenterProtocol: AnyObject {
  func appeared()

  func reloadPressed()
  func closePressed()
  func alertAnswered()
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
