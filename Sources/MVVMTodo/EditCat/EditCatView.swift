import Presentation
import TerminalUI

/// Draws the state of its view model, and calls the view model for what the user does.
final class EditCatView {
  private let viewModel: EditCatViewModel
  private let rendered: Observed<Screen>

  init(viewModel: EditCatViewModel) {
    self.viewModel = viewModel
    rendered = Observed { Screen(viewModel) }
  }
}

extension EditCatView: Scene {
  var screen: Screen { rendered.value }

  var onChange: () -> Void {
    get { rendered.onChange }
    set { rendered.onChange = newValue }
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

extension Screen {
  fileprivate init(_ viewModel: EditCatViewModel) {
    let rows = viewModel.choices.map { Row(text: $0) }
    let list = List(
      sections: [Section(title: "", rows: rows)], selection: viewModel.choice)
    let pictures = [Picture(viewModel.picture)].compactMap(\.self)
    let filtering = viewModel.isFiltering ? [Content.spinner("Working")] : []
    let saving = viewModel.isSaving ? [Content.spinner("Saving")] : []
    self.init(
      title: "Edit Cat",
      content: filtering + saving + pictures.map(Content.picture) + [.list(list)],
      actions: Self.actions(viewModel),
      alert: viewModel.notice.map { Alert(.notice, $0.message, detail: $0.reason) })
  }

  private static func actions(_ viewModel: EditCatViewModel) -> [Action] {
    [
      Action(.up, .down, title: "Choose", isEnabled: viewModel.canChoose),
      Action("s", title: "Save", isEnabled: viewModel.canSave),
      Action(.escape, title: "Cancel"),
    ]
  }
}
