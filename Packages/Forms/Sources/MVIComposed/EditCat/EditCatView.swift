import TerminalPresentation
import TerminalUI

/// Draws the state, and sends what the user does as actions.
final class EditCatView {
  var onChange: () -> Void = {}

  private let store: Store<EditCatState, EditCatAction>

  init(store: Store<EditCatState, EditCatAction>) {
    self.store = store
    store.onChange = { [weak self] in self?.onChange() }
  }
}

extension EditCatView: Scene {
  var screen: Screen {
    Screen(
      title: "Edit Cat", content: content, actions: actions,
      alert: state.notice.map(Screen.Alert.init))
  }

  private var state: EditCatState { store.state }

  private var content: [Screen.Content] {
    let pictures = [Screen.Picture(state.picture)].compactMap(\.self)
    let filtering = state.isFiltering ? [Screen.Content.spinner("Working")] : []
    let saving = state.isSaving ? [Screen.Content.spinner("Saving")] : []
    return filtering + saving + pictures.map(Screen.Content.picture) + [.list(list)]
  }

  private var list: Screen.List {
    let rows = state.choices.map { Screen.Row(text: $0) }
    return Screen.List(sections: [Screen.Section(title: "", rows: rows)], selection: state.choice)
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, title: "Choose", isEnabled: state.canChoose),
      Screen.Action("s", title: "Save", isEnabled: state.canSave),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }

  func press(_ key: Key) {
    switch key {
    case .up: store.send(.choiceMoved(by: -1))
    case .down: store.send(.choiceMoved(by: 1))
    case "s": store.send(.savePressed)
    case .escape: store.send(.cancelPressed)
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    store.send(.alertAnswered)
  }
}
