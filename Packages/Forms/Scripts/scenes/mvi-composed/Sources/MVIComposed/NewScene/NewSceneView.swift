import TerminalUI

/// Draws the state, and sends user actions as actions.
final class NewSceneView {
  var onChange: () -> Void = {}

  private let store: Store<NewSceneState, NewSceneAction>

  init(store: Store<NewSceneState, NewSceneAction>) {
    self.store = store
    store.onChange = { [weak self] in self?.onChange() }
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

  private var state: NewSceneState { store.state }

  func appeared() {
    store.send(.appeared)
  }

  func press(_ key: Key) {
    switch key {
    case "r": store.send(.reloadPressed)
    case .enter, .escape: store.send(.closePressed)
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    store.send(.alertAnswered)
  }
}
