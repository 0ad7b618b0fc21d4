import Presentation

/// Everything NewScene shows, ready for display.
nonisolated struct NewScenePresentation: Equatable, Sendable {
  var left = ""
  /// Why the todos couldn't be loaded.
  var notice: Notice?
}
