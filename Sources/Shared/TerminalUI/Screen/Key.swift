/// A key that was pressed, or a text that was pasted.
nonisolated public enum Key: Hashable, Sendable {
  case character(Character)
  case enter
  case escape
  case tab
  case backspace
  case up
  case down
  case left
  case right
  /// Ctrl-C.
  case interrupt
  case paste(String)

  public static let space = Key.character(" ")

  /// The name of the key in a list of keys.
  public var name: String {
    switch self {
    case .space: "space"
    case .character(let character): String(character)
    case .enter: "enter"
    case .escape: "esc"
    case .tab: "tab"
    case .backspace: "backspace"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .interrupt: "ctrl-C"
    case .paste: "paste"
    }
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  nonisolated public init(extendedGraphemeClusterLiteral value: Character) {
    self = .character(value)
  }
}
