import TerminalUI

/// Replaces a module that couldn't be assembled, and shows why.
final class AssemblyErrorView: Scene {
  var onChange: () -> Void = {}
  let screen: Screen

  init(_ error: AssemblyError) {
    screen = Screen(title: "Error", content: [.text(error.description, .warning)])
  }

  func press(_ key: Key) {}
}
