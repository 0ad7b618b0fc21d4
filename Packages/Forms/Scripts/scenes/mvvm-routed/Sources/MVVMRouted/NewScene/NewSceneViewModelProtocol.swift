import Presentation

/// The values that NewScene's view binds to, and the actions that it calls.
protocol NewSceneViewModelProtocol: AnyObject {
  var left: ReadOnly<String> { get }
  /// Why the todos couldn't be loaded.
  var notice: ReadOnly<Notice?> { get }

  func reloadPressed()
  func closePressed()
  func alertAnswered()
}
