import TerminalUI

/// Draws the state, and sends user actions as intents.
final class NewSceneView {
  var onChange: () -> Void = {}

  private let scope: Scope<NewSceneState, NewSceneIntent>

  init(scope: Scope<NewSceneState, NewSceneIntent>) {
    self.scope = scope
  }
}

extension NewSceneView: Scene {
  var screen: Screen {
    Screen(
      title: "NewScene",
      content: [.text(state.left)],
      actions: [
        Screen.Action("r", title: "Reload"),
        Screen.Action(.enter, .escape, title: "Close"),
      ],
      alert: state.failure.map {
        Screen.Alert(.notice, $0.message, detail: $0.reason)
      })
  }

  private var state: NewSceneState { scope.state }

  func press(_ key: Key) {
    switch key {
    case "r": scope.send(.reloadPressed)
    case .enter, .escape: scope.send(.closePressed)
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    scope.send(.alertAnswered)
  }
}
