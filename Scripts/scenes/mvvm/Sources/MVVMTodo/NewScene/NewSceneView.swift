import TerminalPresentation
import TerminalUI

/// Draws the state of its view model, and sends user actions to the view model.
final class NewSceneView {
  private let viewModel: NewSceneViewModel
  private lazy var rendered = Observed { [unowned self] in render() }

  init(viewModel: NewSceneViewModel) {
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

  func press(_ key: Key) {
    switch key {
    case "r": viewModel.reloadPressed()
    case .enter, .escape: viewModel.closePressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    viewModel.alertAnswered()
  }
}
