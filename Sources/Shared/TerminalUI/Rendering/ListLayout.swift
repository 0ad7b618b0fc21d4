/// Lays out the visible part of a list.
nonisolated struct ListLayout {
  let list: Screen.List
  let columns: Int

  /// The number of lines of the whole list.
  var height: Int {
    list.sections.reduce(0) { $0 + Self.height(of: $1) }
  }

  /// The line of the selected row, counted over the whole list.
  var selectedLine: Int? {
    guard let selection = list.selection, selection >= 0 else { return nil }
    var line = 0
    var rowsBefore = 0
    for section in list.sections {
      if selection < rowsBefore + section.rows.count {
        return line + Self.titleHeight(of: section) + selection - rowsBefore
      }
      line += Self.height(of: section)
      rowsBefore += section.rows.count
    }
    return nil
  }

  /// The lines in a range; only these are laid out.
  func lines(_ visible: Range<Int>) -> [Line] {
    var lines: [Line] = []
    var start = 0
    var rowsBefore = 0
    for section in list.sections {
      let titleHeight = Self.titleHeight(of: section)
      let end = start + titleHeight + section.rows.count
      for line in visible.clamped(to: start..<end) {
        let row = line - start - titleHeight
        lines.append(
          row < 0
            ? Line(section.title, style: .bold, limit: columns).clipped(to: columns)
            : self.line(section.rows[row], isSelected: rowsBefore + row == list.selection))
      }
      start = end
      rowsBefore += section.rows.count
    }
    return lines
  }

  private func line(_ row: Screen.Row, isSelected: Bool) -> Line {
    let style = CellStyle(row.style)
    let box = row.isChecked.map { $0 ? "[x] " : "[ ] " } ?? ""
    let head = Line((isSelected ? "> " : "  ") + box, style: style)
    let detail = Line(row.detail, style: style, limit: columns)
      .clipped(to: max(0, columns - head.width))
    let gap = detail.width == 0 ? 0 : 1
    let space = max(0, columns - head.width - gap - detail.width)
    let text = Line(row.text, style: style, limit: columns).clipped(to: space)
    let line = (head + text).fitted(to: columns - detail.width, style: style) + detail
    return isSelected ? line.adding(.reversed) : line
  }

  private static func height(of section: Screen.Section) -> Int {
    titleHeight(of: section) + section.rows.count
  }

  private static func titleHeight(of section: Screen.Section) -> Int {
    section.title.isEmpty ? 0 : 1
  }
}
