import TerminalUI

/// Replaces a page that isn't registered, and shows the reason.
final class MissingPageView: Scene {
  var onChange: () -> Void = {}
  let screen: Screen

  init(_ reason: String) {
    screen = Screen(title: "", content: [.text(reason, .warning)])
  }

  func press(_ key: Key) {}
}
