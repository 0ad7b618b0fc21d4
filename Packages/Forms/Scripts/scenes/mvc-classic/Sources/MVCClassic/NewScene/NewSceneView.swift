import TerminalUI

/// Draws NewScene by reading the model, and sends user actions to its controller.
final class NewSceneView {
  let model: any NewSceneReading
  var onChange: () -> Void = {}

  private let controller: any NewSceneControlling
  private let formatter = NewSceneFormatter()

  init(model: any NewSceneReading, controller: any NewSceneControlling) {
    self.model = model
    self.controller = controller
    model.addObserver(self)
  }
}

extension NewSceneView: ModelObserver {
  func modelChanged() {
    onChange()
  }
}

extension NewSceneView: Scene {
  var screen: Screen {
    Screen(title: "NewScene", content: [.text(left)], actions: actions, alert: alert)
  }

  private var left: String {
    model.left.map(formatter.left) ?? ""
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("r", title: "Reload"),
      Screen.Action(.enter, .escape, title: "Close"),
    ]
  }

  private var alert: Screen.Alert? {
    model.failure.map { Screen.Alert(.notice, formatter.loadFailure, detail: $0) }
  }

  func press(_ key: Key) {
    switch key {
    case "r": controller.reloadPressed()
    case .enter, .escape: controller.closePressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    controller.alertAnswered()
  }
}
