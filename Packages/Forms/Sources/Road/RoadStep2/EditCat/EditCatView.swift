import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the editor from its presenter's state, and sends user actions to the presenter.
final class EditCatView {
  var onChange: () -> Void = {}

  private let presenter: EditCatPresenter
  private var alert: Screen.Alert?

  init(presenter: EditCatPresenter) {
    self.presenter = presenter
  }
}

extension EditCatView: EditCatViewProtocol {
  func update() {
    onChange()
  }

  func showNotice(_ message: String, reason: String?) {
    alert = Screen.Alert(.notice, message, detail: reason)
    onChange()
  }
}

extension EditCatView: Scene {
  var screen: Screen {
    Screen(title: "Edit Cat", content: content, actions: actions, alert: alert)
  }

  private var content: [Screen.Content] {
    let pictures = [CatPicture(presenter.shown)].compactMap(Screen.Picture.init)
    let filtering = presenter.phase == .filtering ? [Screen.Content.spinner("Working")] : []
    let saving = presenter.phase == .saving ? [Screen.Content.spinner("Saving")] : []
    return filtering + saving + pictures.map(Screen.Content.picture) + [.list(choices)]
  }

  private var choices: Screen.List {
    let rows = presenter.choices.map { Screen.Row(text: $0) }
    return Screen.List(
      sections: [Screen.Section(title: "", rows: rows)], selection: presenter.choice)
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, title: "Choose", isEnabled: presenter.phase != .saving),
      Screen.Action("s", title: "Save", isEnabled: presenter.phase == .idle),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }

  func appeared() {
    presenter.attach(self)
  }

  func press(_ key: Key) {
    switch key {
    case .up: presenter.choiceMoved(by: -1)
    case .down: presenter.choiceMoved(by: 1)
    case "s": presenter.savePressed()
    case .escape: presenter.cancelPressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    alert = nil
    onChange()
    presenter.alertAnswered()
  }
}
