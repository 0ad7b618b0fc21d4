/// What the presenter can tell NewScene: what is not to be seen by observing the model.
protocol NewSceneViewProtocol: AnyObject {
  func showFailure(_ message: String, reason: String)
}
