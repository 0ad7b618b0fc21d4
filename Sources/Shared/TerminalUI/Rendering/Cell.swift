/// One cell of a frame: a grapheme, or the continuation of the wide one before it.
nonisolated struct Cell: Equatable, Sendable {
  /// Safe to write to a terminal; empty in the second half of a wide character.
  let text: String
  var style: CellStyle
  /// Shown instead of the text on a terminal with colours.
  var pixels: PixelPair?

  init(_ text: String, style: CellStyle = [], pixels: PixelPair? = nil) {
    self.text = text
    self.style = style
    self.pixels = pixels
  }

  /// Whether it is the second half of the wide cell before it.
  var isContinuation: Bool { text.isEmpty }

  static func blank(_ style: CellStyle = []) -> Cell { Cell(" ", style: style) }
}

/// Two pixels, one above the other; about square, since a cell is twice as high as it is wide.
nonisolated struct PixelPair: Equatable, Sendable {
  let top: RGB
  let bottom: RGB
}

/// A colour without transparency.
nonisolated struct RGB: Equatable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
}

/// How the text of a cell stands out.
nonisolated struct CellStyle: OptionSet, Sendable {
  let rawValue: UInt8

  static let bold = CellStyle(rawValue: 1)
  static let dimmed = CellStyle(rawValue: 2)
  static let reversed = CellStyle(rawValue: 4)
  static let warning = CellStyle(rawValue: 8)
}

nonisolated extension CellStyle {
  init(_ style: Screen.Style) {
    switch style {
    case .plain: self = []
    case .dimmed: self = .dimmed
    case .warning: self = .warning
    }
  }
}
