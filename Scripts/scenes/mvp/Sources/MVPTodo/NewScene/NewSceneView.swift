import Presentation
import TerminalPresentation
import TerminalUI

/// Draws NewScene as its presenter directs, and sends user actions to the presenter.
final class NewSceneView {
  var onChange: () -> Void = {}

  private let presenter: any NewScenePresenterProtocol
  private var left = ""
  private var alert: Screen.Alert?

  init(presenter: any NewScenePresenterProtocol) {
    self.presenter = presenter
    presenter.attach(self)
  }
}

extension NewSceneView: NewSceneViewProtocol {
  func showLeft(_ left: String) {
    self.left = left
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
