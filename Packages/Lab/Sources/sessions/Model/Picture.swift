import Shared
import TerminalUI

/// Pictures identified by a number, whose bits are their eight pixels.
nonisolated enum Picture {
  static func rgba(_ number: UInt8) -> [UInt8] {
    (0..<8).flatMap { bit -> [UInt8] in
      let brightness: UInt8 = number >> bit & 1 == 0 ? 0 : 255
      return [brightness, brightness, brightness, 255]
    }
  }

  static func bitmap(_ number: UInt8) -> Bitmap? {
    Bitmap(width: 4, height: 2, rgba: rgba(number))
  }

  static func shown(_ number: UInt8) -> Screen.Content? {
    Screen.Picture(width: 4, height: 2, rgba: rgba(number)).map(Screen.Content.picture)
  }
}
