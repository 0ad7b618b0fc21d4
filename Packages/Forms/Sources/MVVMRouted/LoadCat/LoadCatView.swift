import Presentation
import TerminalUI

/// Draws what is bound to its view model, and calls the view model for what the user does.
final class LoadCatView {
  /// What is shown, each part of it as the view model had it last.
  fileprivate struct Shown {
    var caption = ""
    var isLoading = false
    var picture: CatPicture?
    var canLoad = false
    var canCancel = false
    var canEdit = false
  }

  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)?

  private let viewModel: any LoadCatViewModelProtocol
  private var shown = Shown() { didSet { onChange() } }

  init(viewModel: any LoadCatViewModelProtocol) {
    self.viewModel = viewModel
    viewModel.caption.bind(to: self, \.shown.caption)
    viewModel.isLoading.bind(to: self, \.shown.isLoading)
    viewModel.picture.bind(to: self, \.shown.picture)
    viewModel.canLoad.bind(to: self, \.shown.canLoad)
    viewModel.canCancel.bind(to: self, \.shown.canCancel)
    viewModel.canEdit.bind(to: self, \.shown.canEdit)
  }
}

extension LoadCatView: Presenting {
  func present(_ scene: any Scene) {
    presented = scene
    onChange()
  }

  func dismiss() {
    presented = nil
    onChange()
  }
}

extension LoadCatView: Scene {
  var screen: Screen { Screen(shown) }

  func press(_ key: Key) {
    switch key {
    case "l": viewModel.loadPressed()
    case "x": viewModel.cancelPressed()
    case "e": viewModel.editPressed()
    default: break
    }
  }
}

extension Screen {
  fileprivate init(_ shown: LoadCatView.Shown) {
    let spinner = shown.isLoading ? [Content.spinner("Loading")] : []
    let pictures = [shown.picture].compactMap { $0.flatMap(Picture.init).map(Content.picture) }
    self.init(
      title: "Cats",
      content: [.text(shown.caption)] + spinner + pictures,
      actions: [
        Action("l", title: "Load", isEnabled: shown.canLoad),
        Action("x", title: "Cancel", isEnabled: shown.canCancel),
        Action("e", title: "Edit", isEnabled: shown.canEdit),
      ])
  }
}

extension Screen.Picture {
  init?(_ picture: CatPicture) {
    self.init(width: picture.width, height: picture.height, rgba: picture.rgba)
  }
}
