import Presentation
import TerminalUI

/// What the editor tells whoever controls it.
protocol EditCatViewDelegate: AnyObject {
  func choiceMoved(by rows: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

/// Draws the editor.
final class EditCatView: EditCatViewing {
  weak var delegate: (any EditCatViewDelegate)?
  var onChange: () -> Void = {}

  private var picture: CatPicture?
  private var choices = Screen.List(sections: [])
  private var isFiltering = false
  private var isSaving = false
  private var canChoose = false
  private var canSave = false
  private var alert: Screen.Alert?

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

  func showNotice(_ message: String, reason: String?) {
    alert = Screen.Alert(.notice, message, detail: reason)
    onChange()
  }
}

extension EditCatView {
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
    case .up: delegate?.choiceMoved(by: -1)
    case .down: delegate?.choiceMoved(by: 1)
    case "s": delegate?.savePressed()
    case .escape: delegate?.cancelPressed()
    default: break
    }
  }

  func answerAlert() {
    alert = nil
    onChange()
    delegate?.alertAnswered()
  }
}
