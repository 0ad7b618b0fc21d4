import TerminalPresentation
import TerminalUI

/// Draws the state of its view model, and calls the view model for what the user does.
final class LoadCatView {
  private let viewModel: LoadCatViewModel
  private lazy var rendered = Observed { [unowned self] in render() }
  private let editor: Observed<EditCatView?>

  init(viewModel: LoadCatViewModel) {
    self.viewModel = viewModel
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

  func press(_ key: Key) {
    switch key {
    case "l": viewModel.loadPressed()
    case "x": viewModel.cancelPressed()
    case "e": viewModel.editPressed()
    default: break
    }
  }
}
