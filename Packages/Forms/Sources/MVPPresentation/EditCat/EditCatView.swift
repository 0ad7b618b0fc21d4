import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the presenter's presentation of the editor, and sends user actions to the presenter.
final class EditCatView {
  var onChange: () -> Void = {}

  private let presenter: any EditCatPresenterProtocol

  init(presenter: any EditCatPresenterProtocol) {
    self.presenter = presenter
  }
}

extension EditCatView: EditCatViewProtocol {
  func presentationChanged() {
    onChange()
  }
}

extension EditCatView: Scene {
  var screen: Screen {
    let presentation = presenter.presentation
    return Screen(
      title: "Edit Cat", content: content(presentation), actions: actions(presentation),
      alert: presentation.notice.map(Screen.Alert.init))
  }

  private func content(_ presentation: EditCatPresentation) -> [Screen.Content] {
    let rows = presentation.choices.map { Screen.Row(text: $0) }
    let choices = Screen.List(
      sections: [Screen.Section(title: "", rows: rows)], selection: presentation.choice)
    let pictures = [Screen.Picture(presentation.picture)].compactMap(\.self)
    let filtering = presentation.isFiltering ? [Screen.Content.spinner("Working")] : []
    let saving = presentation.isSaving ? [Screen.Content.spinner("Saving")] : []
    return filtering + saving + pictures.map(Screen.Content.picture) + [.list(choices)]
  }

  private func actions(_ presentation: EditCatPresentation) -> [Screen.Action] {
    [
      Screen.Action(.up, .down, title: "Choose", isEnabled: presentation.canChoose),
      Screen.Action("s", title: "Save", isEnabled: presentation.canSave),
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
    presenter.alertAnswered()
  }
}
