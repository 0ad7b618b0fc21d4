import TerminalUI

/// Draws values that are bound to its view model, and sends user actions to the view model.
final class NewSceneView {
  /// The displayed values, each bound to the view model.
  private struct Shown {
    var left = ""
    var failure: NewSceneFailure?
  }

  var onChange: () -> Void = {}

  private let viewModel: any NewSceneViewModelProtocol
  private var shown = Shown() { didSet { onChange() } }

  init(viewModel: any NewSceneViewModelProtocol) {
    self.viewModel = viewModel
    viewModel.left.bind(to: self, \.shown.left)
    viewModel.failure.bind(to: self, \.shown.failure)
  }
}

extension NewSceneView: Scene {
  var screen: Screen {
    Screen(
      title: "NewScene",
      content: [.text(shown.left)],
      actions: [
        Screen.Action("r", title: "Reload"),
        Screen.Action(.enter, .escape, title: "Close"),
      ],
      alert: shown.failure.map {
        Screen.Alert(.notice, $0.message, detail: $0.reason)
      })
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
