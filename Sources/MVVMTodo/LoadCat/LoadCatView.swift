import Presentation
import TerminalUI

/// Draws the state of its view model, and calls the view model for what the user does.
final class LoadCatView {
  private let viewModel: LoadCatViewModel
  private let rendered: Observed<Screen>
  private let editor: Observed<EditCatView?>

  init(viewModel: LoadCatViewModel) {
    self.viewModel = viewModel
    rendered = Observed { Screen(viewModel) }
    editor = Observed({ viewModel.editor }, make: { $0.map(EditCatView.init) })
  }
}

extension LoadCatView: Scene {
  var screen: Screen { rendered.value }

  var presented: (any Scene)? { editor.value }

  var onChange: () -> Void {
    get { rendered.onChange }
    set {
      rendered.onChange = newValue
      editor.onChange = newValue
    }
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
