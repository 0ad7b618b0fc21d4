import Presentation
import TerminalPresentation
import TerminalUI

/// Draws values that are bound to its view model, and calls the view model for user actions.
final class LoadCatView {
  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)?

  private let viewModel: any LoadCatViewModelProtocol

  private var caption = "" { didSet { onChange() } }
  private var isLoading = false { didSet { onChange() } }
  private var picture: CatPicture? { didSet { onChange() } }
  private var canLoad = false { didSet { onChange() } }
  private var canCancel = false { didSet { onChange() } }
  private var canEdit = false { didSet { onChange() } }

  init(viewModel: any LoadCatViewModelProtocol) {
    self.viewModel = viewModel
    viewModel.caption.bind(to: self, \.caption)
    viewModel.isLoading.bind(to: self, \.isLoading)
    viewModel.picture.bind(to: self, \.picture)
    viewModel.canLoad.bind(to: self, \.canLoad)
    viewModel.canCancel.bind(to: self, \.canCancel)
    viewModel.canEdit.bind(to: self, \.canEdit)
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
    let spinner = isLoading ? [Screen.Content.spinner("Loading")] : []
    return [.text(caption)] + spinner + pictures
  }

  private var pictures: [Screen.Content] {
    [picture].compactMap { $0.flatMap(Screen.Picture.init).map(Screen.Content.picture) }
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("l", title: "Load", isEnabled: canLoad),
      Screen.Action("x", title: "Cancel", isEnabled: canCancel),
      Screen.Action("e", title: "Edit", isEnabled: canEdit),
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
