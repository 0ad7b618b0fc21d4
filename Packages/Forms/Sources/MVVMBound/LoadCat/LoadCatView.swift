import Presentation
import TerminalPresentation
import TerminalUI

/// Draws values that are bound to its view model, and calls the view model for user actions.
final class LoadCatView {
  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)? { didSet { onChange() } }

  private let viewModel: LoadCatViewModel

  private var caption = "" { didSet { onChange() } }
  private var isLoading = false { didSet { onChange() } }
  private var picture: CatPicture? { didSet { onChange() } }
  private var canLoad = false { didSet { onChange() } }
  private var canCancel = false { didSet { onChange() } }
  private var canEdit = false { didSet { onChange() } }
  /// Each editor that the view model publishes gets a view of its own.
  private var editor: EditCatViewModel? { didSet { presented = editor.map(EditCatView.init) } }

  init(viewModel: LoadCatViewModel) {
    self.viewModel = viewModel
    viewModel.caption.bind(to: self, \.caption)
    viewModel.isLoading.bind(to: self, \.isLoading)
    viewModel.picture.bind(to: self, \.picture)
    viewModel.canLoad.bind(to: self, \.canLoad)
    viewModel.canCancel.bind(to: self, \.canCancel)
    viewModel.canEdit.bind(to: self, \.canEdit)
    viewModel.editor.bind(to: self, \.editor)
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
