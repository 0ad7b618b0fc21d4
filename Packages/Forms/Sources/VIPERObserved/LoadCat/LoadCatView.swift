import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the cat loader from its view model, and sends user actions to its presenter.
final class LoadCatView {
  private(set) var presented: (any Scene)?

  private let presenter: any LoadCatPresenterProtocol
  private let viewModel: LoadCatViewModel
  private lazy var rendered = Observed { [unowned self] in render() }

  init(presenter: any LoadCatPresenterProtocol, viewModel: LoadCatViewModel) {
    self.presenter = presenter
    self.viewModel = viewModel
  }
}

extension LoadCatView: Presenting {
  func present(_ scene: any Scene) {
    presented = scene
    scene.appeared()
    onChange()
  }

  func dismiss() {
    presented = nil
    onChange()
  }
}

extension LoadCatView: Scene {
  var screen: Screen { rendered.value }

  var onChange: () -> Void {
    get { rendered.onChange }
    set { rendered.onChange = newValue }
  }

  private func render() -> Screen {
    Screen(title: "Cats", content: content, actions: actions)
  }

  private var content: [Screen.Content] {
    let spinner = viewModel.isLoading ? [Screen.Content.spinner("Loading")] : []
    return [.text(viewModel.caption)] + spinner + pictures
  }

  private var pictures: [Screen.Content] {
    [viewModel.picture].compactMap { $0.flatMap(Screen.Picture.init).map(Screen.Content.picture) }
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("l", title: "Load", isEnabled: viewModel.canLoad),
      Screen.Action("x", title: "Cancel", isEnabled: viewModel.canCancel),
      Screen.Action("e", title: "Edit", isEnabled: viewModel.canEdit),
    ]
  }

  func appeared() {
    presenter.appeared()
  }

  func press(_ key: Key) {
    switch key {
    case "l": presenter.loadPressed()
    case "x": presenter.cancelPressed()
    case "e": presenter.editPressed()
    default: break
    }
  }
}
