import TerminalPresentation
import TerminalUI

/// Draws what its selector makes of the state, and dispatches what the user does.
final class EditCatView {
  var onChange: () -> Void = {}

  private let store: Store<AppState>
  private var props: EditCatProps
  private var subscription: Subscription<AppState>?

  /// Nil if there is nothing to show.
  init?(store: Store<AppState>) {
    guard let props = EditCatProps(store.state) else { return nil }
    self.store = store
    self.props = props
    subscription = store.subscribe(EditCatProps.init) { [weak self] in self?.render($0) }
  }

  /// Once it is closed, it stays as it was.
  private func render(_ props: EditCatProps?) {
    guard let props else { return }
    self.props = props
    onChange()
  }
}

extension EditCatView: Scene {
  var screen: Screen {
    Screen(
      title: "Edit Cat", content: content, actions: actions,
      alert: props.notice.map(Screen.Alert.init))
  }

  private var content: [Screen.Content] {
    let pictures = [Screen.Picture(props.picture)].compactMap(\.self)
    let filtering = props.isFiltering ? [Screen.Content.spinner("Working")] : []
    let saving = props.isSaving ? [Screen.Content.spinner("Saving")] : []
    return filtering + saving + pictures.map(Screen.Content.picture) + [.list(list)]
  }

  private var list: Screen.List {
    let rows = props.choices.map { Screen.Row(text: $0) }
    return Screen.List(sections: [Screen.Section(title: "", rows: rows)], selection: props.choice)
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, title: "Choose", isEnabled: props.canChoose),
      Screen.Action("s", title: "Save", isEnabled: props.canSave),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }

  func press(_ key: Key) {
    switch key {
    case .up: store.dispatch(EditCatAction.choiceMoved(by: -1))
    case .down: store.dispatch(EditCatAction.choiceMoved(by: 1))
    case "s": store.dispatch(EditCatAction.savePressed)
    case .escape: store.dispatch(EditCatAction.cancelPressed)
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    store.dispatch(EditCatAction.alertAnswered)
  }
}
