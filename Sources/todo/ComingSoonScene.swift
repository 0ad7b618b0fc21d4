import TerminalUI

/// Holds the place of what isn't there yet.
final class ComingSoonScene: Scene {
  let screen: Screen
  var onChange: () -> Void = {}

  init(title: String) {
    screen = Screen(title: title, content: [.text("Coming soon.", .dimmed)])
  }

  func press(_ key: Key) {}
}
