import TerminalUI

/// An empty scene to be presented that remembers how often it appeared.
final class RecordingScene: Scene {
  var onChange: () -> Void = {}
  let screen = Screen(title: "Recording")
  private(set) var appearances = 0

  func appeared() { appearances += 1 }
  func press(_ key: Key) {}
}
