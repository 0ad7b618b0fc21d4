import TerminalUI

/// Draws what its selector makes of the state, and dispatches what the user does.
final class NewSceneView {
  var onChange: () -> Void = {}

  private let dispatch: Dispatch
  private var props: NewSceneProps
  private var subscription: AnyObject?

  /// Nil if there is nothing to show.
  init?<State>(store: Store<State>, select: @escaping (State) -> NewSceneState?) {
    guard let scene = select(store.state) else { return nil }
    dispatch = store.dispatch
    props = NewSceneProps(scene)
    subscription = store.subscribe({ select($0).map(NewSceneProps.init) }) { [weak self] in
      self?.render($0)
    }
  }

  /// Once it is closed, it stays as it was.
  private func render(_ props: NewSceneProps?) {
    guard let props else { return }
    self.props = props
    onChange()
  }
}

extension NewSceneView: Scene {
  var screen: Screen {
    Screen(
      title: "NewScene",
      content: [.text(props.left)],
      actions: [
        Screen.Action("r", title: "Reload"),
        Screen.Action(.enter, .escape, title: "Close"),
      ],
      alert: props.failure.map {
        Screen.Alert(.notice, $0.message, detail: $0.reason)
      })
  }

  func press(_ key: Key) {
    switch key {
    case "r": dispatch(NewSceneAction.reloadPressed)
    case .enter, .escape: dispatch(NewSceneAction.closePressed)
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    dispatch(NewSceneAction.alertAnswered)
  }
}
