import Presentation
import TerminalPresentation
import TerminalUI

/// Draws values that are bound to its view model, and sends user actions to the view model.
final class NewSceneView {
  var onChange: () -> Void = {}

  private let viewModel: NewSceneViewModel

  private var left = "" { didSet { onChange() } }
  private var notice: Notice? { didSet { onChange() } }

  init(viewModel: NewSceneViewModel) {
    self.viewModel = viewModel
    viewModel.left.bind(to: self, \.left)
    viewModel.notice.bind(to: self, \.notice)
  }
}

extension NewSceneView: Scene {
  var screen: Screen {
    Screen(
      title: "NewScene",
      content: [.text(left)],
      actions: [
        Screen.Action("r", title: "Reload"),
        Screen.Action(.enter, .escape, title: "Close"),
      ],
      alert: notice.map(Screen.Alert.init))
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
