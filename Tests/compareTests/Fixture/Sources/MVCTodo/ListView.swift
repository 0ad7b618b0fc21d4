import TerminalUI

protocol ListViewDelegate: AnyObject {
  func keyPressed(_ key: Key)
}

enum Key {
  case add, quit, none
}

final class ListView {
  weak var delegate: (any ListViewDelegate)?
  private(set) var screen = Screen([])

  func show(_ titles: [String]) {
    screen.lines = titles
  }

  func press(_ key: Key) {
    delegate?.keyPressed(key)
  }
}
