/// Lays out the contents of a screen from top to bottom.
nonisolated struct ScreenLayout {
  /// The minimum height of a list or a picture, even if other content scrolls out of view.
  private static let leastHeight = 3
  private static let textLimit = 3
  /// From this height on, a blank line precedes each list and picture.
  private static let roomyHeight = 12
  private static let spinner = "⠋"

  let screen: Screen
  let size: Size

  /// At most as many lines as fit, including the focused one.
  var lines: [Line] {
    var column = [Line(screen.title, style: .bold, limit: size.columns).clipped(to: size.columns)]
    var focus = 0
    let fixed = screen.content.map { isStretching($0) ? nil : block($0, space: (0, 0)) }
    let space = self.space(besides: fixed.reduce(0) { $0 + ($1?.lines.count ?? 0) })
    for (content, fixed) in zip(screen.content, fixed) {
      let block = fixed ?? self.block(content, space: space)
      if isStretching(content), isRoomy, !block.lines.isEmpty { column.append(Line()) }
      if let line = block.focus { focus = column.count + line }
      column += block.lines
    }
    return Array(column[Self.visible(size.rows, of: column.count, around: focus)])
  }

  /// As many of `count` lines as fit into `height`, with `focus` in the middle if possible.
  static func visible(_ height: Int, of count: Int, around focus: Int) -> Range<Int> {
    let start = max(0, min(focus - height / 2, count - height))
    return start..<min(count, start + max(0, height))
  }
}

nonisolated extension ScreenLayout {
  private typealias Block = (lines: [Line], focus: Int?)

  private var isRoomy: Bool { size.rows >= Self.roomyHeight }

  private func isStretching(_ content: Screen.Content) -> Bool {
    switch content {
    case .list, .picture: true
    case .text, .field, .spinner: false
    }
  }

  /// The lines available to all lists together and to each picture, after those of other content.
  private func space(besides fixed: Int) -> (lists: Int, picture: Int) {
    let stretching = screen.content.filter(isStretching)
    let gaps = isRoomy ? stretching.count : 0
    let left = max(size.rows - 1 - gaps - fixed, Self.leastHeight)
    let wanted = stretching.reduce(0) { $0 + listHeight($1) }
    let pictures = stretching.count { if case .picture = $0 { true } else { false } }
    guard pictures > 0 else { return (left, 0) }
    let lists = min(wanted, left * 3 / 5)
    return (lists, (left - lists) / pictures)
  }

  private func listHeight(_ content: Screen.Content) -> Int {
    guard case .list(let list) = content else { return 0 }
    return ListLayout(list: list, columns: size.columns).height
  }

  private func block(_ content: Screen.Content, space: (lists: Int, picture: Int)) -> Block {
    switch content {
    case .text(let text, let style):
      let style = CellStyle(style)
      return (
        Line.wrapped(text, style: style, width: size.columns, limit: Self.textLimit), nil
      )
    case .list(let list):
      let layout = ListLayout(list: list, columns: size.columns)
      let selected = layout.selectedLine
      let visible = Self.visible(space.lists, of: layout.height, around: selected ?? 0)
      return (layout.lines(visible), selected.map { $0 - visible.lowerBound })
    case .field(let field):
      return ([fields.line(field)], field.isFocused ? 0 : nil)
    case .picture(let picture):
      let size = Size(columns: size.columns, rows: space.picture)
      return (PictureLayout(picture, size: size).lines, nil)
    case .spinner(let text):
      return ([Line(Self.spinner + " " + text, limit: size.columns).clipped(to: size.columns)], nil)
    }
  }

  private var fields: FieldLayout {
    let fields = screen.content.compactMap { content -> Screen.Field? in
      if case .field(let field) = content { field } else { nil }
    }
    return FieldLayout(fields: fields, columns: size.columns)
  }
}
