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
    return Frame(size: size, lines: lines + [keyLine(of: front.actions, limit: size.columns)])
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

  /// Keys that wouldn't fit stand closer together; then those of the tabs, which the first line
  /// shows too, make room.
  private func keyLine(of actions: [Screen.Action], limit: Int) -> Line {
    for separator in ["  ", " "] {
      let line = line(of: actions, separator: separator)
      if line.width <= limit { return line }
    }
    let tabKeys = tabs.map { $0.key }
    return line(of: actions.filter { $0.keys != tabKeys }, separator: " ")
  }

  private func line(of actions: [Screen.Action], separator: String) -> Line {
    var line = Line()
    for action in actions {
      let names = Self.names(of: action.keys)
      let text = action.title.isEmpty ? names : names + " " + action.title
      if line.width > 0 { line += Line(separator) }
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
