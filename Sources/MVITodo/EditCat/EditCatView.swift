import Presentation
import TerminalUI

/// Draws the state, and sends what the user does as intents.
final class EditCatView {
  var onChange: () -> Void = {}

  private let send: (EditCatIntent) -> Void
  private var rendered: Screen

  init(state: EditCatState, send: @escaping (EditCatIntent) -> Void) {
    self.send = send
    rendered = Screen(state)
  }

  func render(_ state: EditCatState) {
    rendered = Screen(state)
    onChange()
  }
}

extension EditCatView: Scene {
  var screen: Screen { rendered }

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

extension Screen {
  fileprivate init(_ state: EditCatState) {
    let rows = state.choices.map { Row(text: $0) }
    let list = List(sections: [Section(title: "", rows: rows)], selection: state.choice)
    let pictures = [Picture(state.picture)].compactMap(\.self)
    let filtering = state.isFiltering ? [Content.spinner("Working")] : []
    let saving = state.isSaving ? [Content.spinner("Saving")] : []
    self.init(
      title: "Edit Cat",
      content: filtering + saving + pictures.map(Content.picture) + [.list(list)],
      actions: Self.actions(state),
      alert: state.notice.map { Alert(.notice, $0.message, detail: $0.reason) })
  }

  private static func actions(_ state: EditCatState) -> [Action] {
    [
      Action(.up, .down, title: "Choose", isEnabled: state.canChoose),
      Action("s", title: "Save", isEnabled: state.canSave),
      Action(.escape, title: "Cancel"),
    ]
  }
}
