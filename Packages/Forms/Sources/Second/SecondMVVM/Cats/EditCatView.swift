import TerminalPresentation
import TerminalUI

/// Shows the picture with the chosen filter, and the choices.
final class EditCatView: Scene {
  private let viewModel: EditCatViewModel
  private let content: Observed<Screen>

  init(viewModel: EditCatViewModel) {
    self.viewModel = viewModel
    content = Observed { Self.screen(of: viewModel) }
  }

  var screen: Screen { content.value }

  var onChange: () -> Void {
    get { content.onChange }
    set { content.onChange = newValue }
  }

  func press(_ key: Key) {
    Self.bindings(to: viewModel).command(for: key)?.execute()
  }

  func answerAlert(_ yes: Bool) {
    viewModel.dismissPrompt()
  }

  private static func screen(of viewModel: EditCatViewModel) -> Screen {
    var content: [Screen.Content] = []
    switch viewModel.activity {
    case .filtering: content.append(.spinner("Working"))
    case .saving: content.append(.spinner("Saving"))
    case nil: break
    }
    if let picture = Screen.Picture(viewModel.picture) {
      content.append(.picture(picture))
    }
    content.append(.list(choices(of: viewModel)))
    return Screen(
      title: "Edit Cat", content: content, actions: bindings(to: viewModel).actions,
      alert: viewModel.prompt.map(Screen.Alert.init))
  }

  private static func choices(of viewModel: EditCatViewModel) -> Screen.List {
    let rows = viewModel.choices.map { Screen.Row(text: $0) }
    return Screen.List(
      sections: [Screen.Section(title: "", rows: rows)], selection: viewModel.selectedChoice)
  }

  private static func bindings(to viewModel: EditCatViewModel) -> [KeyBinding] {
    [
      KeyBinding("Choose", (.up, viewModel.choosePrevious), (.down, viewModel.chooseNext)),
      KeyBinding("Save", ("s", viewModel.save)),
      KeyBinding("Cancel", (.escape, viewModel.cancel)),
    ]
  }
}
