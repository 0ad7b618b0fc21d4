/// Draws an alert as a box in the middle of other lines.
nonisolated struct AlertBox {
  private static let widestText = 60

  let alert: Screen.Alert
  let size: Size

  /// All `size.rows` lines, with the box drawn over them.
  func over(_ lines: [Line]) -> [Line] {
    let box = self.box
    let top = (size.rows - box.count) / 2
    let left = (size.columns - (box.first?.width ?? 0)) / 2
    var lines = lines
    for (index, line) in box.enumerated() where lines.indices.contains(top + index) {
      lines[top + index] = lines[top + index].covered(by: line, at: left)
    }
    return lines
  }

  private var box: [Line] {
    let hasBorder = size.columns >= 6 && size.rows >= 3
    let width = hasBorder ? min(Self.widestText, size.columns - 4) : size.columns
    let text = Array(texts(width: width).prefix(hasBorder ? size.rows - 2 : size.rows))
    let widest = text.map(\.width).max() ?? 0
    let lines = text.map { $0.fitted(to: widest) }
    guard hasBorder else { return lines }
    let rule = String(repeating: "─", count: widest + 2)
    return [Line("┌" + rule + "┐")] + lines.map { Line("│ ") + $0 + Line(" │") }
      + [Line("└" + rule + "┘")]
  }

  private func texts(width: Int) -> [Line] {
    let message = Line.wrapped(
      alert.message, style: .bold, width: width, limit: max(1, size.rows - 2))
    let detail = alert.detail.map { Line.wrapped($0, width: width, limit: max(1, size.rows - 2)) }
    return message + (detail ?? [])
  }
}
