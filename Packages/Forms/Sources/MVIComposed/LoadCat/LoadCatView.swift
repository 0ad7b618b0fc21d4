import TerminalPresentation
import TerminalUI

/// Draws the state, and sends what the user does as actions.
final class LoadCatView {
  var onChange: () -> Void = {}

  private let store: Store<LoadCatState, LoadCatAction>
  private var editor: EditCatView?

  init(store: Store<LoadCatState, LoadCatAction>) {
    self.store = store
    store.onChange = { [weak self] in self?.render() }
    renderEditor()
  }

  private func render() {
    renderEditor()
    onChange()
  }

  private func renderEditor() {
    if store.state.editor == nil {
      editor = nil
    } else if editor == nil {
      editor = store.scope(ifLet: \.editor, LoadCatAction.editor).map(EditCatView.init)
    }
  }
}

extension LoadCatView: Scene {
  var screen: Screen {
    Screen(title: "Cats", content: content, actions: actions)
  }

  var presented: (any Scene)? { editor }

  private var state: LoadCatState { store.state }

  private var content: [Screen.Content] {
    let spinner = state.isLoading ? [Screen.Content.spinner("Loading")] : []
    return [.text(state.caption)] + spinner + pictures
  }

  private var pictures: [Screen.Content] {
    [state.picture].compactMap { $0.flatMap(Screen.Picture.init).map(Screen.Content.picture) }
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("l", title: "Load", isEnabled: state.canLoad),
      Screen.Action("x", title: "Cancel", isEnabled: state.canCancel),
      Screen.Action("e", title: "Edit", isEnabled: state.canEdit),
    ]
  }

  func press(_ key: Key) {
    switch key {
    case "l": store.send(.loadPressed)
    case "x": store.send(.cancelPressed)
    case "e": store.send(.editPressed)
    default: break
    }
  }
}
