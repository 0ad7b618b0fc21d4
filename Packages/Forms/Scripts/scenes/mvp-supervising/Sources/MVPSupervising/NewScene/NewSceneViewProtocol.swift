import Presentation

/// Commands from the presenter to NewScene, for what it can't learn by observing the model.
protocol NewSceneViewProtocol: AnyObject {
  func showNotice(_ notice: Notice)
  func dismissAlert()
}
