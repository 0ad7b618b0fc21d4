import TerminalUI

/// Stands where a page should be that nobody registered, and says so.
final class MissingPageView: Scene {
  var onChange: () -> Void = {}
  let screen: Screen

  init(_ reason: String) {
    screen = Screen(title: "", content: [.text(reason, .warning)])
  }

  func press(_ key: Key) {}
}
