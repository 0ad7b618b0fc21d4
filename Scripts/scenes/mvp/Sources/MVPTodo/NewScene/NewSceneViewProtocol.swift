/// Commands from the presenter to NewScene.
protocol NewSceneViewProtocol: AnyObject {
  func showLeft(_ left: String)
  func showFailure(_ message: String, reason: String)
}
