import TerminalPresentation
import TerminalUI

/// Shows the loaded cat, and the editor over it.
final class LoadCatView: Scene {
  private let viewModel: LoadCatViewModel
  private let content: Observed<Screen>
  private let modal: Observed<(any Scene)?>

  init(viewModel: LoadCatViewModel) {
    self.viewModel = viewModel
    content = Observed { Self.screen(of: viewModel) }
    modal = Observed({ viewModel.editor }, make: { $0.map(EditCatView.init(viewModel:)) })
  }

  var screen: Screen { content.value }

  var presented: (any Scene)? { modal.value }

  var onChange: () -> Void = {} {
    didSet {
      content.onChange = onChange
      modal.onChange = onChange
    }
  }

  func press(_ key: Key) {
    Self.bindings(to: viewModel).command(for: key)?.execute()
  }

  private static func screen(of viewModel: LoadCatViewModel) -> Screen {
    var content: [Screen.Content] = [.text(viewModel.caption)]
    if viewModel.isLoading {
      content.append(.spinner("Loading"))
    }
    if let picture = viewModel.picture.flatMap(Screen.Picture.init) {
      content.append(.picture(picture))
    }
    return Screen(title: "Cats", content: content, actions: bindings(to: viewModel).actions)
  }

  private static func bindings(to viewModel: LoadCatViewModel) -> [KeyBinding] {
    [
      KeyBinding("Load", ("l", viewModel.load)),
      KeyBinding("Cancel", ("x", viewModel.cancel)),
      KeyBinding("Edit", ("e", viewModel.edit)),
    ]
  }
}
