import TerminalPresentation
import TerminalUI

/// Draws NewScene from its view model, and sends user actions to its presenter.
final class NewSceneView {
  private let presenter: any NewScenePresenterProtocol
  private let viewModel: NewSceneViewModel
  private lazy var rendered = Observed { [unowned self] in render() }

  init(presenter: any NewScenePresenterProtocol, viewModel: NewSceneViewModel) {
    self.presenter = presenter
    self.viewModel = viewModel
  }
}

extension NewSceneView: Scene {
  var screen: Screen { rendered.value }

  var onChange: () -> Void {
    get { rendered.onChange }
    set { rendered.onChange = newValue }
  }

  private func render() -> Screen {
    Screen(
      title: "NewScene", content: [.text(viewModel.left)], actions: actions,
      alert: viewModel.notice.map(Screen.Alert.init))
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("r", title: "Reload"),
      Screen.Action(.enter, .escape, title: "Close"),
    ]
  }

  func appeared() {
    presenter.appeared()
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
