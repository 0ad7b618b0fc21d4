/// Lays out fields with their values aligned.
nonisolated struct FieldLayout {
  static let cursor = "▏"

  private let columns: Int
  private let labelWidth: Int

  init(fields: [Screen.Field], columns: Int) {
    self.columns = columns
    let widths = fields.map { Line($0.label, limit: columns).width }
    labelWidth = min(widths.max() ?? 0, columns / 2)
  }

  func line(_ field: Screen.Field) -> Line {
    let style: CellStyle = field.isFocused ? .bold : []
    let mark = Line(field.isFocused ? "> " : "  ", style: style)
    let label = Line(field.label, style: style, limit: columns).clipped(to: labelWidth)
    let head = mark + label.fitted(to: labelWidth + 2)
    return head + value(field, width: max(0, columns - head.width))
  }

  /// The value, or the part around the cursor if it is too long.
  private func value(_ field: Screen.Field, width: Int) -> Line {
    guard field.isFocused, let cursor = field.cursor, cursor >= 0, width > 0 else {
      return Line(field.value, limit: width).clipped(to: width)
    }
    let before = Line(String(field.value.prefix(cursor).suffix(width)))
    let after = Line(String(field.value.dropFirst(cursor).prefix(width)))
    let spaceBefore = width - 1 - min(after.width, width / 3)
    let shown = before.suffix(max(spaceBefore, width - 1 - after.width))
    return (shown + Line(Self.cursor, style: .bold) + after).prefix(width)
  }
}
