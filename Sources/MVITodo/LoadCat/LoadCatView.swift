import TerminalPresentation
import TerminalUI

/// Draws the state, and sends what the user does as intents.
final class LoadCatView {
  var onChange: () -> Void = {}

  private let runtime: Runtime<LoadCatState, LoadCatIntent, LoadCatAnswer, LoadCatEffect>
  private var editor: EditCatView?

  init(runtime: Runtime<LoadCatState, LoadCatIntent, LoadCatAnswer, LoadCatEffect>) {
    self.runtime = runtime
    runtime.onChange = { [weak self] in self?.render() }
    renderEditor()
  }

  private func render() {
    renderEditor()
    onChange()
  }

  private func renderEditor() {
    guard let scope = runtime.scoped(to: \.editor, LoadCatIntent.editor) else {
      return editor = nil
    }
    editor = editor ?? EditCatView(scope: scope)
    editor?.onChange()
  }
}

extension LoadCatView: Scene {
  var screen: Screen {
    Screen(title: "Cats", content: content, actions: actions)
  }

  var presented: (any Scene)? { editor }

  private var state: LoadCatState { runtime.state }

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
    case "l": runtime.send(.loadPressed)
    case "x": runtime.send(.cancelPressed)
    case "e": runtime.send(.editPressed)
    default: break
    }
  }
}
