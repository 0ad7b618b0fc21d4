/// The values that NewScene's view binds to, and the actions that it calls.
protocol NewSceneViewModelProtocol: AnyObject {
  var left: ReadOnly<String> { get }
  var failure: ReadOnly<NewSceneFailure?> { get }

  func reloadPressed()
  func closePressed()
  func alertAnswered()
}

/// Why the todos couldn't be loaded.
nonisolated struct NewSceneFailure: Equatable, Sendable {
  let message: String
  let reason: String
}
