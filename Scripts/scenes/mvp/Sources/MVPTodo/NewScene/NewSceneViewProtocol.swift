import Presentation

/// Commands from the presenter to NewScene.
protocol NewSceneViewProtocol: AnyObject {
  func showLeft(_ left: String)
  func showNotice(_ notice: Notice)
  func dismissAlert()
}
