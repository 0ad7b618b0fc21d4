import TerminalUI

/// An empty scene to be presented.
final class RecordingScene: Scene {
  var onChange: () -> Void = {}
  let screen = Screen(title: "Recording")

  func press(_ key: Key) {}
}
