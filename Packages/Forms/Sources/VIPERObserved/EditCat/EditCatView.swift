import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the editor from its view model, and sends user actions to its presenter.
final class EditCatView {
  private let presenter: any EditCatPresenterProtocol
  private let viewModel: EditCatViewModel
  private lazy var rendered = Observed { [unowned self] in render() }

  init(presenter: any EditCatPresenterProtocol, viewModel: EditCatViewModel) {
    self.presenter = presenter
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
    let pictures = [viewModel.picture].compactMap { $0.flatMap(Screen.Picture.init) }
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

  func appeared() {
    presenter.appeared()
  }

  func press(_ key: Key) {
    switch key {
    case .up: presenter.choiceMoved(by: -1)
    case .down: presenter.choiceMoved(by: 1)
    case "s": presenter.savePressed()
    case .escape: presenter.cancelPressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    presenter.alertAnswered()
  }
}
