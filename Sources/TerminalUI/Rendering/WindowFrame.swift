extension Window {
  /// What the window looks like at a size: the tabs, what lies on top, and the keys that work.
  public func frame(_ size: Size) -> Frame {
    let area = Size(columns: size.columns, rows: size.rows - 2)
    let screen = screens.last
    var lines = size.rows > 1 ? [tabBar] : []
    lines += screen.map { ScreenLayout(screen: $0, size: area).lines } ?? []
    lines = (0..<max(0, size.rows - 1)).map { lines.indices.contains($0) ? lines[$0] : Line() }
    if let alert {
      let area = Size(columns: size.columns, rows: size.rows - 1)
      lines = AlertBox(alert: alert, size: area).over(lines.map { $0.fitted(to: size.columns) })
    }
    return Frame(size: size, lines: lines + [actionLine(limit: size.columns)])
  }

  private var tabBar: Line {
    tabs.enumerated().reduce(Line()) { line, tab in
      let text = tab.element.key.name + " " + tab.element.title
      let isInFront = tab.offset == selectedTab
      let gap = Line(line.width == 0 ? "" : " ")
      return line + gap + Line(isInFront ? "[\(text)]" : " \(text) ", style: isInFront ? .bold : [])
    }
  }

  private func actionLine(limit: Int) -> Line {
    actions.reduce(Line()) { line, action in
      guard line.width <= limit else { return line }
      let names = Self.names(of: action.keys)
      let text = action.title.isEmpty ? names : names + " " + action.title
      return line + Line(line.width == 0 ? "" : "  ")
        + Line(text, style: action.isEnabled ? [] : .dimmed)
    }
  }

  /// Arrows side by side, all others apart.
  private static func names(of keys: [Key]) -> String {
    var names = ""
    var previous: Key?
    for key in keys {
      if let previous, !(arrows.contains(previous) && arrows.contains(key)) { names += "/" }
      names += key.name
      previous = key
    }
    return names
  }

  private static let arrows: Set<Key> = [.up, .down, .left, .right]
}
