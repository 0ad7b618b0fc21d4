/// Encodes frames as terminal output: only the rows that changed, each redrawn completely.
nonisolated struct FrameEncoder {
  private let depth: ColorDepth
  private var shown: Frame?

  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Forgets the last frame, because the terminal no longer shows it.
  mutating func forget() { shown = nil }

  /// The bytes of one frame, to be written in one go.
  mutating func encode(_ frame: Frame) -> [UInt8] {
    let before = shown?.size == frame.size ? shown : nil
    var text = before == nil ? "\u{1B}[0m\u{1B}[2J" : ""
    for (row, line) in frame.lines.enumerated() where before?.lines[row] != line {
      // Erased first: the terminal may consider a character narrower than we do.
      text += move(row, 0) + "\u{1B}[0m\u{1B}[2K"
      text += encode(line, row: row)
    }
    shown = frame
    return Array((text.isEmpty ? "" : text + "\u{1B}[0m").utf8)
  }

  private func encode(_ line: Line, row: Int) -> String {
    var text = ""
    var current = ""
    // Cells without text and style are blank after the erasing.
    let end = (line.cells.lastIndex { $0 != .blank() } ?? -1) + 1
    for (column, cell) in line.cells[..<end].enumerated() where !cell.isContinuation {
      let style = graphics(cell)
      if style != current {
        text += "\u{1B}[0\(style)m"
        current = style
      }
      let shownText = cell.pixels != nil && depth != .none ? "▀" : cell.text
      text += shownText
      // Terminals disagree about the widths of other characters.
      if shownText.utf8.count > 1 { text += move(row, column + CellWidth.of(cell.text)) }
    }
    return text
  }

  private func move(_ row: Int, _ column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }

  /// The SGR parameters after a reset.
  private func graphics(_ cell: Cell) -> String {
    if let pixels = cell.pixels, depth != .none {
      return ";38;\(color(pixels.top));48;\(color(pixels.bottom))"
    }
    let isWarning = cell.style.contains(.warning)
    return (cell.style.contains(.bold) || isWarning ? ";1" : "")
      + (cell.style.contains(.dimmed) ? ";2" : "")
      + (cell.style.contains(.reversed) ? ";7" : "")
      + (isWarning && depth != .none ? ";31" : "")
  }

  private func color(_ rgb: RGB) -> String {
    guard depth == .palette256 else { return "2;\(rgb.red);\(rgb.green);\(rgb.blue)" }
    func level(_ value: UInt8) -> Int { (Int(value) * 5 + 127) / 255 }
    return "5;\(16 + 36 * level(rgb.red) + 6 * level(rgb.green) + level(rgb.blue))"
  }
}
