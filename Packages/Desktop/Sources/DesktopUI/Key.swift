import CGtk

/// A key that can be a shortcut.
nonisolated public struct Key: Hashable, Sendable {
  /// The value that GDK has for it.
  let value: UInt32

  public static let enter = Key(value: UInt32(GDK_KEY_Return))
  public static let escape = Key(value: UInt32(GDK_KEY_Escape))
  public static let space = Key(" ")
  public static let up = Key(value: UInt32(GDK_KEY_Up))
  public static let down = Key(value: UInt32(GDK_KEY_Down))
  public static let left = Key(value: UInt32(GDK_KEY_Left))
  public static let right = Key(value: UInt32(GDK_KEY_Right))

  /// A key of the keyboard; those of its number pad are the same.
  init(value: UInt32) {
    self.value =
      switch Int32(value) {
      case GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: UInt32(GDK_KEY_Return)
      case GDK_KEY_KP_Up: UInt32(GDK_KEY_Up)
      case GDK_KEY_KP_Down: UInt32(GDK_KEY_Down)
      case GDK_KEY_KP_Left: UInt32(GDK_KEY_Left)
      case GDK_KEY_KP_Right: UInt32(GDK_KEY_Right)
      case GDK_KEY_KP_Space: UInt32(GDK_KEY_space)
      case GDK_KEY_KP_0...GDK_KEY_KP_9: value - UInt32(GDK_KEY_KP_0 - GDK_KEY_0)
      default: value
      }
  }

  public init(_ character: Unicode.Scalar) {
    self.init(value: gdk_unicode_to_keyval(character.value))
  }

  package var character: Character? {
    Unicode.Scalar(gdk_keyval_to_unicode(value)).map { Character($0) }
  }

  /// How a list of shortcuts names it.
  public var name: String {
    switch self {
    case .enter: "Enter"
    case .escape: "Esc"
    case .space: "Space"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    default: character.map { String($0) } ?? ""
    }
  }
}

extension Key: ExpressibleByUnicodeScalarLiteral {
  nonisolated public init(unicodeScalarLiteral value: Unicode.Scalar) {
    self.init(value)
  }
}
