import TerminalUI

/// A scene to be presented, with nothing in it.
final class RecordingScene: Scene {
  var onChange: () -> Void = {}
  let screen = Screen(title: "Recording")

  func press(_ key: Key) {}
}
