/// A run of cells of any width.
nonisolated struct Line: Equatable, Sendable {
  private(set) var cells: [Cell]

  init(_ cells: [Cell] = []) {
    self.cells = cells
  }

  /// The cells of a text; reading stops a little after `limit` cells.
  init(_ text: String, style: CellStyle = [], limit: Int = Size.limit) {
    cells = []
    SafeText.forEachGrapheme(of: text) { grapheme in
      cells.append(Cell(grapheme, style: style))
      if CellWidth.of(grapheme) == 2 { cells.append(Cell("", style: style)) }
      return cells.count <= limit
    }
  }

  var width: Int { cells.count }

  static func + (left: Line, right: Line) -> Line {
    Line(left.cells + right.cells)
  }

  static func += (left: inout Line, right: Line) {
    left.cells += right.cells
  }

  /// A part of the line; wide cells that are cut in half become blanks.
  subscript(_ range: Range<Int>) -> Line {
    let range = range.clamped(to: 0..<width)
    guard !range.isEmpty else { return Line() }
    var part = Array(cells[range])
    if part[0].isContinuation { part[0] = .blank(part[0].style) }
    if range.upperBound < width, cells[range.upperBound].isContinuation {
      part[part.count - 1] = .blank(part[part.count - 1].style)
    }
    return Line(part)
  }

  func prefix(_ width: Int) -> Line { width < self.width ? self[0..<max(0, width)] : self }

  func suffix(_ width: Int) -> Line { self[max(0, self.width - width)..<self.width] }

  /// At most `width` cells; if something is cut off, the last of them is `…`.
  func clipped(to width: Int) -> Line {
    if self.width <= width { return self }
    guard width > 0 else { return Line() }
    return prefix(width - 1) + Line([Cell("…", style: cells[width - 1].style)])
  }

  /// Exactly `width` cells.
  func fitted(to width: Int, style: CellStyle = []) -> Line {
    guard width > self.width else { return prefix(width) }
    return Line(cells + Array(repeating: .blank(style), count: width - self.width))
  }

  func adding(_ style: CellStyle) -> Line {
    Line(
      cells.map { cell in
        var cell = cell
        cell.style.formUnion(style)
        return cell
      })
  }

  /// The line with `other` drawn over it, starting at `column`.
  func covered(by other: Line, at column: Int) -> Line {
    let right = column + other.width
    return fitted(to: column) + other + self[min(right, width)..<width]
  }
}

nonisolated extension Line {
  /// Breaks a text into lines, between words if possible; the text after `limit` lines is clipped.
  static func wrapped(
    _ text: String, style: CellStyle = [], width: Int, limit: Int
  ) -> [Line] {
    guard width > 0, limit > 0 else { return [] }
    var rest = Line(text, style: style, limit: width * limit)
    var lines: [Line] = []
    while rest.width > width, lines.count < limit - 1 {
      let head = rest.headEnd(width)
      lines.append(rest[0..<head])
      let next = rest.cells[head...].firstIndex { $0.text != " " } ?? rest.width
      rest = rest[next..<rest.width]
    }
    return lines + [rest.clipped(to: width)]
  }

  /// The end of the first line when the text is wrapped.
  private func headEnd(_ width: Int) -> Int {
    if let space = cells[0...width].lastIndex(where: { $0.text == " " }), space > 0 { return space }
    let isCut = cells[width].isContinuation
    return isCut && width > 1 ? width - 1 : width
  }
}
