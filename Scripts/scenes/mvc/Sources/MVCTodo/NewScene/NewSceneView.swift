import TerminalUI

/// Messages from NewScene to its controller.
protocol NewSceneViewDelegate: AnyObject {
  func reloadPressed()
  func closePressed()
}

/// Draws NewScene.
final class NewSceneView {
  weak var delegate: (any NewSceneViewDelegate)?
  var onChange: () -> Void = {}

  var left = "" { didSet { onChange() } }
}

extension NewSceneView: View {
  var screen: Screen {
    Screen(title: "NewScene", content: [.text(left)], actions: actions)
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("r", title: "Reload"),
      Screen.Action(.enter, .escape, title: "Close"),
    ]
  }

  func press(_ key: Key) {
    switch key {
    case "r": delegate?.reloadPressed()
    case .enter, .escape: delegate?.closePressed()
    default: break
    }
  }
}
