import Presentation
import Shared
import TerminalUI

/// Draws the editor.
struct CatEditorView: MVIView {
  private let formatter = EditCatFormatter()

  func intent(for key: Key, in state: CatEditorState) -> CatEditorIntent? {
    switch key {
    case .up: .choosePrevious
    case .down: .chooseNext
    case "s": .save
    case .escape: .close
    default: nil
    }
  }

  func intent(answering yes: Bool) -> CatEditorIntent? { .dismissNotice }

  func render(_ state: CatEditorState) -> Screen {
    Screen(
      title: "Edit Cat",
      content: spinner(state.stage) + Screen.Content.pictures(state.shown) + [choices(state)],
      actions: [
        Screen.Action(.up, .down, title: "Choose", isEnabled: state.canChoose),
        Screen.Action("s", title: "Save", isEnabled: state.canSave),
        Screen.Action(.escape, title: "Cancel"),
      ],
      alert: alert(state.stage))
  }

  private func choices(_ state: CatEditorState) -> Screen.Content {
    .list(
      Screen.List(
        sections: [
          Screen.Section(title: "", rows: formatter.choices.map { Screen.Row(text: $0) })
        ],
        selection: PictureFilter.allCases.firstIndex(of: state.choice)))
  }

  private func spinner(_ stage: CatEditorState.Stage) -> [Screen.Content] {
    switch stage {
    case .applying: [.spinner("Working")]
    case .saving: [.spinner("Saving")]
    case .idle, .saved, .failed, .finished: []
    }
  }

  private func alert(_ stage: CatEditorState.Stage) -> Screen.Alert? {
    switch stage {
    case .saved(let name):
      Screen.Alert(.notice, formatter.saved(as: name))
    case .failed(let reason):
      Screen.Alert(.notice, formatter.saveFailure, detail: reason)
    case .idle, .applying, .saving, .finished:
      nil
    }
  }
}
