import TerminalPresentation
import TerminalUI

/// Draws what its selector makes of the state, and dispatches what the user does.
final class LoadCatView {
  var onChange: () -> Void = {}

  private let store: Store<AppState>
  private var props: LoadCatProps
  private var subscription: Subscription<AppState>?
  private var editor: EditCatView?

  init(store: Store<AppState>) {
    self.store = store
    props = LoadCatProps(store.state)
    renderEditor()
    subscription = store.subscribe(LoadCatProps.init) { [weak self] in self?.render($0) }
  }

  private func render(_ props: LoadCatProps) {
    self.props = props
    renderEditor()
    onChange()
  }

  private func renderEditor() {
    if !props.isEditorOpen {
      editor = nil
    } else if editor == nil {
      editor = EditCatView(store: store)
    }
  }
}

extension LoadCatView: Scene {
  var screen: Screen {
    Screen(title: "Cats", content: content, actions: actions)
  }

  var presented: (any Scene)? { editor }

  private var content: [Screen.Content] {
    let spinner = props.isLoading ? [Screen.Content.spinner("Loading")] : []
    return [.text(props.caption)] + spinner + pictures
  }

  private var pictures: [Screen.Content] {
    [props.picture].compactMap { $0.flatMap(Screen.Picture.init).map(Screen.Content.picture) }
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("l", title: "Load", isEnabled: props.canLoad),
      Screen.Action("x", title: "Cancel", isEnabled: props.canCancel),
      Screen.Action("e", title: "Edit", isEnabled: props.canEdit),
    ]
  }

  func press(_ key: Key) {
    switch key {
    case "l": store.dispatch(LoadCatAction.loadPressed)
    case "x": store.dispatch(LoadCatAction.cancelPressed)
    case "e": store.dispatch(LoadCatAction.editPressed)
    default: break
    }
  }
}
