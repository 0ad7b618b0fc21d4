import Presentation
import TerminalUI

/// Draws the cat loader as its view model has it, and tells its presenter what the user does.
final class LoadCatView {
  private(set) var presented: (any Scene)?

  private let presenter: any LoadCatPresenterProtocol
  private let viewModel: LoadCatViewModel
  private lazy var rendered = Observed { [unowned self] in Screen(viewModel) }

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

extension Screen {
  fileprivate init(_ viewModel: LoadCatViewModel) {
    let spinner = viewModel.isLoading ? [Content.spinner("Loading")] : []
    let pictures = [viewModel.picture].compactMap { $0.flatMap(Picture.init).map(Content.picture) }
    self.init(
      title: "Cats",
      content: [.text(viewModel.caption)] + spinner + pictures,
      actions: [
        Action("l", title: "Load", isEnabled: viewModel.canLoad),
        Action("x", title: "Cancel", isEnabled: viewModel.canCancel),
        Action("e", title: "Edit", isEnabled: viewModel.canEdit),
      ])
  }
}

extension Screen.Picture {
  init?(_ picture: CatPicture) {
    self.init(width: picture.width, height: picture.height, rgba: picture.rgba)
  }
}
