import Presentation
import TerminalUI

/// Draws the state, and sends what the user does as intents.
final class LoadCatView {
  var onChange: () -> Void = {}

  private let runtime: Runtime<LoadCatState, LoadCatIntent, LoadCatEffect>
  private var rendered: Screen
  private var editor: EditCatView?

  init(runtime: Runtime<LoadCatState, LoadCatIntent, LoadCatEffect>) {
    self.runtime = runtime
    rendered = Screen(runtime.state)
    runtime.onChange = { [weak self] in self?.render() }
    renderEditor()
  }

  private func render() {
    rendered = Screen(runtime.state)
    renderEditor()
    onChange()
  }

  private func renderEditor() {
    guard let state = runtime.state.editor else { return editor = nil }
    if let editor {
      editor.render(state)
    } else {
      editor = EditCatView(state: state) { [runtime] in runtime.send(.editor($0)) }
    }
  }
}

extension LoadCatView: Scene {
  var screen: Screen { rendered }

  var presented: (any Scene)? { editor }

  func press(_ key: Key) {
    switch key {
    case "l": runtime.send(.loadPressed)
    case "x": runtime.send(.cancelPressed)
    case "e": runtime.send(.editPressed)
    default: break
    }
  }
}

extension Screen {
  fileprivate init(_ state: LoadCatState) {
    let spinner = state.isLoading ? [Content.spinner("Loading")] : []
    let pictures = [state.picture].compactMap { $0.flatMap(Picture.init).map(Content.picture) }
    self.init(
      title: "Cats",
      content: [.text(state.caption)] + spinner + pictures,
      actions: [
        Action("l", title: "Load", isEnabled: state.canLoad),
        Action("x", title: "Cancel", isEnabled: state.canCancel),
        Action("e", title: "Edit", isEnabled: state.canEdit),
      ])
  }
}

extension Screen.Picture {
  init?(_ picture: CatPicture) {
    self.init(width: picture.width, height: picture.height, rgba: picture.rgba)
  }
}
