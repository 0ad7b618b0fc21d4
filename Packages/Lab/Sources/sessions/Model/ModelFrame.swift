import TerminalUI

/// Draws the screen that the model expects.
///
/// The toolkit draws everything but the first line, with the tabs, and the last line, with the
/// keys: these are replaced, because a window decides them itself.
final class ModelFrame {
  private let scenes = [ModelScene(), ModelScene()]
  private let window: Window

  init() {
    window = Window(tabs: [
      Tab(title: "Todos", key: "1", scene: scenes[0]),
      Tab(title: "Cats", key: "2", scene: scenes[1]),
    ])
  }

  func text(_ model: AppModel) -> String {
    for scene in scenes {
      scene.screen = model.screen
      scene.screen.alert = model.alert
    }
    window.select(model.tab)
    let drawn = window.frame(model.size).plainText
    guard model.size.rows > 0 else { return drawn }
    var lines = drawn.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let width = model.size.columns
    lines[lines.count - 1] = Self.line(Self.keys(model.actions, width: width), width: width)
    if lines.count > 1, model.alert == nil {
      let tabs = model.tab == 0 ? "[1 Todos]  2 Cats " : " 1 Todos  [2 Cats]"
      lines[0] = Self.line(tabs, width: model.size.columns)
    }
    return lines.joined(separator: "\n")
  }

  /// The first way to list them that fits, or else the last.
  private static func keys(_ actions: [Screen.Action], width: Int) -> String {
    let ways = [
      actions.map(name).joined(separator: "  "), actions.map(name).joined(separator: " "),
      actions.filter { $0.title != "Tabs" }.map(name).joined(separator: " "),
    ]
    return ways.first { $0.count <= width } ?? ways[2]
  }

  private static func name(of action: Screen.Action) -> String {
    let isArrows = action.keys.allSatisfy { [.up, .down, .left, .right].contains($0) }
    let names = action.keys.map(\.name).joined(separator: isArrows ? "" : "/")
    return action.title.isEmpty ? names : names + " " + action.title
  }

  private static func line(_ text: String, width: Int) -> String {
    text.prefix(width) + String(repeating: " ", count: max(0, width - text.count))
  }
}

/// A scene that shows a given screen.
private final class ModelScene: Scene {
  var screen = Screen(title: "")
  var onChange: () -> Void = {}

  func press(_ key: Key) {}
}
