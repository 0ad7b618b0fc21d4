import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the editor by observing the model, and sends user actions to its supervising
/// presenter.
final class EditCatView {
  var onChange: () -> Void = {}

  private let presenter: any EditCatPresenterProtocol
  private let model: any EditCatReading
  private let formatter = EditCatFormatter()
  private var picture: CatPicture?
  private var choice = 0
  private var phase = EditCatPhase.idle
  private var alert: Screen.Alert?

  init(presenter: any EditCatPresenterProtocol) {
    self.presenter = presenter
    model = presenter.observed
    model.observe(by: self) { [weak self] in self?.update() }
    update()
  }

  /// Shows the model's current values.
  private func update() {
    picture = CatPicture(model.shown)
    onChange()
  }
}

extension EditCatView: EditCatViewProtocol {
  func stateChanged(choice: Int, _ phase: EditCatPhase) {
    self.choice = choice
    self.phase = phase
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
    let filtering = phase == .filtering ? [Screen.Content.spinner("Working")] : []
    let saving = phase == .saving ? [Screen.Content.spinner("Saving")] : []
    return filtering + saving + pictures.map(Screen.Content.picture) + [.list(choices)]
  }

  private var choices: Screen.List {
    let rows = formatter.choices.map { Screen.Row(text: $0) }
    return Screen.List(sections: [Screen.Section(title: "", rows: rows)], selection: choice)
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, title: "Choose", isEnabled: phase != .saving),
      Screen.Action("s", title: "Save", isEnabled: phase == .idle),
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
