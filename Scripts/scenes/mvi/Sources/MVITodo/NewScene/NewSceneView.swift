import TerminalUI

/// Draws the state, and sends user actions as intents.
final class NewSceneView {
  var onChange: () -> Void = {}

  private let send: (NewSceneIntent) -> Void
  private var state: NewSceneState

  init(state: NewSceneState, send: @escaping (NewSceneIntent) -> Void) {
    self.state = state
    self.send = send
  }

  func render(_ state: NewSceneState) {
    self.state = state
    onChange()
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

  func press(_ key: Key) {
    switch key {
    case "r": send(.reloadPressed)
    case .enter, .escape: send(.closePressed)
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    send(.alertAnswered)
  }
}
