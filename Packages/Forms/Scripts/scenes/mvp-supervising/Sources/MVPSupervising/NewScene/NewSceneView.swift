import Presentation
import TerminalPresentation
import TerminalUI

/// Draws NewScene by observing the model, and sends user actions to its supervising presenter.
final class NewSceneView {
  var onChange: () -> Void = {}

  private let presenter: any NewScenePresenterProtocol
  private let model: any NewSceneReading
  private let formatter = NewSceneFormatter()
  private var left = ""
  private var alert: Screen.Alert?

  init(presenter: any NewScenePresenterProtocol) {
    self.presenter = presenter
    model = presenter.observed
    model.observe(by: self) { [weak self] in self?.update() }
  }

  /// Shows what the model holds now.
  private func update() {
    left = model.left.map(formatter.left) ?? ""
    onChange()
  }
}

extension NewSceneView: NewSceneViewProtocol {
  func showNotice(_ notice: Notice) {
    alert = Screen.Alert(notice)
    onChange()
  }

  func dismissAlert() {
    alert = nil
    onChange()
  }
}

extension NewSceneView: Scene {
  var screen: Screen {
    Screen(title: "NewScene", content: [.text(left)], actions: actions, alert: alert)
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("r", title: "Reload"),
      Screen.Action(.enter, .escape, title: "Close"),
    ]
  }

  func appeared() {
    presenter.attach(self)
  }

  func press(_ key: Key) {
    switch key {
    case "r": presenter.reloadPressed()
    case .enter, .escape: presenter.closePressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    presenter.alertAnswered()
  }
}
