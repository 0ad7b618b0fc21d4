import TerminalUI

/// A scene to be presented, without anything in it.
final class MockScene: Scene {
  var onChange: () -> Void = {}
  let screen = Screen(title: "Mock")

  func press(_ key: Key) {}
}
