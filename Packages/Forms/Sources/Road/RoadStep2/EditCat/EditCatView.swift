import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the editor from its presenter's state, and sends user actions to the presenter.
final class EditCatView {
  var onChange: () -> Void = {}

  private let presenter: EditCatPresenter

  init(presenter: EditCatPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }
}

extension EditCatView: EditCatViewProtocol {
  func update() {
    onChange()
  }
}

extension EditCatView: Scene {
  var screen: Screen {
    Screen(
      title: "Edit Cat", content: content, actions: actions,
      alert: presenter.notice.map(Screen.Alert.init))
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
    presenter.alertAnswered()
  }
}
