import Presentation
import TerminalPresentation
import TerminalUI

/// Draws values that are bound to its view model, and calls the view model for user actions.
final class LoadCatView {
  /// The displayed values, each kept up to date by a binding to the view model.
  private struct Shown {
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
  var screen: Screen {
    Screen(title: "Cats", content: content, actions: actions)
  }

  private var content: [Screen.Content] {
    let spinner = shown.isLoading ? [Screen.Content.spinner("Loading")] : []
    return [.text(shown.caption)] + spinner + pictures
  }

  private var pictures: [Screen.Content] {
    [shown.picture].compactMap { $0.flatMap(Screen.Picture.init).map(Screen.Content.picture) }
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("l", title: "Load", isEnabled: shown.canLoad),
      Screen.Action("x", title: "Cancel", isEnabled: shown.canCancel),
      Screen.Action("e", title: "Edit", isEnabled: shown.canEdit),
    ]
  }

  func press(_ key: Key) {
    switch key {
    case "l": viewModel.loadPressed()
    case "x": viewModel.cancelPressed()
    case "e": viewModel.editPressed()
    default: break
    }
  }
}
