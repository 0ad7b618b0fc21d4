import TerminalUI

/// Draws the state of its view model, and calls the view model for what the user does.
final class NewSceneView {
  private let viewModel: NewSceneViewModel
  private let rendered: Observed<Screen>

  init(viewModel: NewSceneViewModel) {
    self.viewModel = viewModel
    rendered = Observed { Screen(viewModel) }
  }
}

extension NewSceneView: Scene {
  var screen: Screen { rendered.value }

  var onChange: () -> Void {
    get { rendered.onChange }
    set { rendered.onChange = newValue }
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

extension Screen {
  fileprivate init(_ viewModel: NewSceneViewModel) {
    self.init(
      title: "NewScene",
      content: [.text(viewModel.left)],
      actions: [
        Action("r", title: "Reload"),
        Action(.enter, .escape, title: "Close"),
      ],
      alert: viewModel.failure.map { Alert(.notice, $0.message, detail: $0.reason) })
  }
}
