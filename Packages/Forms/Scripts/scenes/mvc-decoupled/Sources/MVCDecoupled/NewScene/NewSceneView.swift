import TerminalUI

/// What NewScene tells whoever controls it.
protocol NewSceneViewDelegate: AnyObject {
  func reloadPressed()
  func closePressed()
}

/// Draws NewScene.
final class NewSceneView: NewSceneViewing {
  weak var delegate: (any NewSceneViewDelegate)?
  var onChange: () -> Void = {}

  private var left = ""
  private var alert: Screen.Alert?

  func showLeft(_ left: String) {
    self.left = left
    onChange()
  }

  func showFailure(_ message: String, reason: String) {
    alert = Screen.Alert(.notice, message, detail: reason)
    onChange()
  }
}

extension NewSceneView {
  var screen: Screen {
    Screen(title: "NewScene", content: [.text(left)], actions: actions, alert: alert)
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

  func answerAlert() {
    alert = nil
    onChange()
  }
}
