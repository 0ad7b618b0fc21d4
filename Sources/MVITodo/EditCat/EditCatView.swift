import TerminalPresentation
import TerminalUI

/// Draws the state, and sends what the user does as intents.
final class EditCatView {
  var onChange: () -> Void = {}

  private let send: (EditCatIntent) -> Void
  private var state: EditCatState

  init(state: EditCatState, send: @escaping (EditCatIntent) -> Void) {
    self.state = state
    self.send = send
  }

  func render(_ state: EditCatState) {
    self.state = state
    onChange()
  }
}

extension EditCatView: Scene {
  var screen: Screen {
    Screen(
      title: "Edit Cat", content: content, actions: actions,
      alert: state.notice.map { Screen.Alert(.notice, $0.message, detail: $0.reason) })
  }

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
    case .up: send(.choiceMoved(by: -1))
    case .down: send(.choiceMoved(by: 1))
    case "s": send(.savePressed)
    case .escape: send(.cancelPressed)
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    send(.alertAnswered)
  }
}
