/// What the presenter can tell NewScene: that there is something new to show.
protocol NewSceneViewProtocol: AnyObject {
  func presentationChanged()
}
