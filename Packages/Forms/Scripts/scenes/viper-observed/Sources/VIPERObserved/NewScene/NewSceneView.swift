import TerminalUI

/// Draws NewScene as its view model has it, and tells its presenter what the user does.
final class NewSceneView {
  private let presenter: any NewScenePresenterProtocol
  private let viewModel: NewSceneViewModel
  private lazy var rendered = Observed { [unowned self] in Screen(viewModel) }

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

  func appeared() {
    presenter.viewReady()
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
