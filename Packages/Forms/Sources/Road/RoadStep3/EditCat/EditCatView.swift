import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the editor as its presenter says, and tells the presenter what the user does.
final class EditCatView {
  var onChange: () -> Void = {}

  private let presenter: EditCatPresenter
  private var picture: CatPicture?
  private var choices = Screen.List(sections: [])
  private var isFiltering = false
  private var isSaving = false
  private var canChoose = false
  private var canSave = false
  private var alert: Screen.Alert?

  init(presenter: EditCatPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }
}

extension EditCatView: EditCatViewProtocol {
  func showPicture(_ picture: CatPicture) {
    self.picture = picture
    onChange()
  }

  func showChoices(_ titles: [String], selection: Int) {
    let rows = titles.map { Screen.Row(text: $0) }
    choices = Screen.List(
      sections: [Screen.Section(title: "", rows: rows)], selection: selection)
    onChange()
  }

  func showFiltering(_ isFiltering: Bool) {
    self.isFiltering = isFiltering
    onChange()
  }

  func showSaving(_ isSaving: Bool) {
    self.isSaving = isSaving
    onChange()
  }

  func enableActions(choose canChoose: Bool, save canSave: Bool) {
    self.canChoose = canChoose
    self.canSave = canSave
    onChange()
  }

  func showNotice(_ notice: Notice) {
    alert = Screen.Alert(notice)
    onChange()
  }

  func dismissAlert() {
    alert = nil
    onChange()
  }
}

extension EditCatView: Scene {
  var screen: Screen {
    Screen(title: "Edit Cat", content: content, actions: actions, alert: alert)
  }

  private var content: [Screen.Content] {
    let pictures = [picture].compactMap { $0.flatMap(Screen.Picture.init) }
    let filtering = isFiltering ? [Screen.Content.spinner("Working")] : []
    let saving = isSaving ? [Screen.Content.spinner("Saving")] : []
    return filtering + saving + pictures.map(Screen.Content.picture) + [.list(choices)]
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, title: "Choose", isEnabled: canChoose),
      Screen.Action("s", title: "Save", isEnabled: canSave),
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
