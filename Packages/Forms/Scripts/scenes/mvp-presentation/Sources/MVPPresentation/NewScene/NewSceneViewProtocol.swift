/// NewScene as its presenter sees it: it is notified when the presentation changes.
protocol NewSceneViewProtocol: AnyObject {
  func presentationChanged()
}
