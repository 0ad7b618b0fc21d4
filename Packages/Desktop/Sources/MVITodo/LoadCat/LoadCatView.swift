import DesktopPresentation
import DesktopUI

/// Shows the state, and sends what the user does as intents.
final class LoadCatView: Scene {
  private let runtime: Runtime<LoadCatState, LoadCatIntent, LoadCatAnswer, LoadCatEffect>
  private let caption = Label()
  private let spinner = Spinner("Loading")
  private let picture = PictureView()
  private let load = Button("Load", key: "l")
  private let cancel = Button("Cancel", key: "x")
  private let edit = Button("Edit", key: "e")
  private var editor: EditCatView?

  init(runtime: Runtime<LoadCatState, LoadCatIntent, LoadCatAnswer, LoadCatEffect>) {
    self.runtime = runtime
    super.init(
      title: "Cats", content: View([caption, spinner, picture], buttons: [load, cancel, edit]))
    load.onClick = { runtime.send(.loadPressed) }
    cancel.onClick = { runtime.send(.cancelPressed) }
    edit.onClick = { runtime.send(.editPressed) }
    runtime.onChange = { [weak self] in self?.render() }
    render()
  }

  private func render() {
    let state = runtime.state
    caption.text = state.caption
    spinner.isSpinning = state.isLoading
    picture.show(state.picture)
    load.isEnabled = state.canLoad
    cancel.isEnabled = state.canCancel
    edit.isEnabled = state.canEdit
    renderEditor()
  }

  private func renderEditor() {
    guard let scope = runtime.scoped(to: \.editor, LoadCatIntent.editor) else {
      editor = nil
      return dismiss()
    }
    if let editor { return editor.render() }
    let editor = EditCatView(scope: scope)
    self.editor = editor
    present(editor)
  }
}
