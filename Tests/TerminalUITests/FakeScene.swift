import TerminalUI

/// A scene that shows a given screen and records the keys and answers it gets.
final class FakeScene: Scene {
  var screen: Screen {
    didSet { onChange() }
  }
  var presented: (any Scene)? {
    didSet { onChange() }
  }
  var onChange: () -> Void = {}

  private(set) var appearances = 0
  private(set) var keys: [Key] = []
  /// Called while a key is handled.
  var onPress: () -> Void = {}
  private(set) var answers: [Bool] = []

  init(_ screen: Screen) {
    self.screen = screen
  }

  func appeared() { appearances += 1 }

  func press(_ key: Key) {
    keys.append(key)
    onPress()
  }

  func answerAlert(_ yes: Bool) {
    answers.append(yes)
    screen.alert = nil
  }
}

extension Window {
  /// A window with two tabs, the first of which shows the screen.
  convenience init(_ screen: Screen) {
    self.init(tabs: [
      Tab(title: "One", key: "1", scene: FakeScene(screen)),
      Tab(title: "Two", key: "2", scene: FakeScene(Screen(title: "Second"))),
    ])
  }
}

extension Frame {
  /// The rows without trailing blanks.
  var trimmedRows: [String] {
    plainText.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
  }

  var trimmed: String { trimmedRows.joined(separator: "\n") }
}
