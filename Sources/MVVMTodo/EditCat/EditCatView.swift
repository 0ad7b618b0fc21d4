import TerminalPresentation
import TerminalUI

/// Draws the state of its view model, and calls the view model for what the user does.
final class EditCatView {
  private let viewModel: EditCatViewModel
  private lazy var rendered = Observed { [unowned self] in render() }

  init(viewModel: EditCatViewModel) {
    self.viewModel = viewModel
  }
}

extension EditCatView: Scene {
  var screen: Screen { rendered.value }

  var onChange: () -> Void {
    get { rendered.onChange }
    set { rendered.onChange = newValue }
  }

  private func render() -> Screen {
    Screen(
      title: "Edit Cat", content: content, actions: actions,
      alert: viewModel.notice.map(Screen.Alert.init))
  }

  private var content: [Screen.Content] {
    let pictures = [Screen.Picture(viewModel.picture)].compactMap(\.self)
    let filtering = viewModel.isFiltering ? [Screen.Content.spinner("Working")] : []
    let saving = viewModel.isSaving ? [Screen.Content.spinner("Saving")] : []
    return filtering + saving + pictures.map(Screen.Content.picture) + [.list(list)]
  }

  private var list: Screen.List {
    let rows = viewModel.choices.map { Screen.Row(text: $0) }
    return Screen.List(
      sections: [Screen.Section(title: "", rows: rows)], selection: viewModel.choice)
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, title: "Choose", isEnabled: viewModel.canChoose),
      Screen.Action("s", title: "Save", isEnabled: viewModel.canSave),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }

  func press(_ key: Key) {
    switch key {
    case .up: viewModel.choiceMoved(by: -1)
    case .down: viewModel.choiceMoved(by: 1)
    case "s": viewModel.savePressed()
    case .escape: viewModel.cancelPressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    viewModel.alertAnswered()
  }
}
