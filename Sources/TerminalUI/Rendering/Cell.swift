/// One place of a frame: one grapheme, or what the wide one before it covers.
nonisolated struct Cell: Equatable, Sendable {
  /// Safe to be written to a terminal; empty where the wide cell before it goes on.
  let text: String
  var style: CellStyle
  /// What a terminal with colours shows in place of the text.
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

/// Two pixels, one above the other: about square, as a cell is twice as high as wide.
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
