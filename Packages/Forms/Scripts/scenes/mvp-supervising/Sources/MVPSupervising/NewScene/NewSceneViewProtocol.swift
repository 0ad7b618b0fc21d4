/// Commands from the presenter to NewScene, for what it can't learn by observing the model.
protocol NewSceneViewProtocol: AnyObject {
  func showFailure(_ message: String, reason: String)
}
