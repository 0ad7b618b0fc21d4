import Presentation
import TerminalPresentation
import TerminalUI

/// Draws values that are bound to its view model, and sends user actions to the view model.
final class NewSceneView {
  /// The displayed values, each bound to the view model.
  private struct Shown {
    var left = ""
    var notice: Notice?
  }

  var onChange: () -> Void = {}

  private let viewModel: any NewSceneViewModelProtocol
  private var shown = Shown() { didSet { onChange() } }

  init(viewModel: any NewSceneViewModelProtocol) {
    self.viewModel = viewModel
    viewModel.left.bind(to: self, \.shown.left)
    viewModel.notice.bind(to: self, \.shown.notice)
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
      alert: shown.notice.map(Screen.Alert.init))
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
