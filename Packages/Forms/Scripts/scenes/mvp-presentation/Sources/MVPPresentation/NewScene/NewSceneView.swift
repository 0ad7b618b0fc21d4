import TerminalPresentation
import TerminalUI

/// Draws the presenter's presentation of NewScene, and sends user actions to the presenter.
final class NewSceneView {
  var onChange: () -> Void = {}

  private let presenter: any NewScenePresenterProtocol

  init(presenter: any NewScenePresenterProtocol) {
    self.presenter = presenter
  }
}

extension NewSceneView: NewSceneViewProtocol {
  func presentationChanged() {
    onChange()
  }
}

extension NewSceneView: Scene {
  var screen: Screen {
    let presentation = presenter.presentation
    return Screen(
      title: "NewScene",
      content: [.text(presentation.left)],
      actions: actions,
      alert: presentation.notice.map(Screen.Alert.init))
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
