extension Window {
  /// Draws the window at a size: the tabs, the topmost screen and the keys that work.
  public func frame(_ size: Size) -> Frame {
    let area = Size(columns: size.columns, rows: size.rows - 2)
    let front = front
    var lines = size.rows > 1 ? [tabBar] : []
    lines += front.screens.last.map { ScreenLayout(screen: $0, size: area).lines } ?? []
    lines = (0..<max(0, size.rows - 1)).map { lines.indices.contains($0) ? lines[$0] : Line() }
    if let alert = front.alert {
      let area = Size(columns: size.columns, rows: size.rows - 1)
      lines = AlertBox(alert: alert, size: area).over(lines.map { $0.fitted(to: size.columns) })
    }
    return Frame(size: size, lines: lines + [line(of: front.actions, limit: size.columns)])
  }

  private var tabBar: Line {
    var line = Line()
    for (index, tab) in tabs.enumerated() {
      let text = tab.key.name + " " + tab.title
      let isInFront = index == selectedTab
      if index > 0 { line += Line(" ") }
      line += Line(isInFront ? "[\(text)]" : " \(text) ", style: isInFront ? .bold : [])
    }
    return line
  }

  private func line(of actions: [Screen.Action], limit: Int) -> Line {
    var line = Line()
    for action in actions where line.width <= limit {
      let names = Self.names(of: action.keys)
      let text = action.title.isEmpty ? names : names + " " + action.title
      if line.width > 0 { line += Line("  ") }
      line += Line(text, style: action.isEnabled ? [] : .dimmed)
    }
    return line
  }

  /// The names of the keys, separated by slashes except between arrows.
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
