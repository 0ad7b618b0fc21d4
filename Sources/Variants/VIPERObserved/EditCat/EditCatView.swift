import Presentation
import TerminalUI

/// Draws the editor as its view model has it, and tells its presenter what the user does.
final class EditCatView {
  private let presenter: any EditCatPresenterProtocol
  private let viewModel: EditCatViewModel
  private lazy var rendered = Observed { [unowned self] in Screen(viewModel) }

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

  func appeared() {
    presenter.viewReady()
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

extension Screen {
  fileprivate init(_ viewModel: EditCatViewModel) {
    let rows = viewModel.choices.map { Row(text: $0) }
    let list = List(
      sections: [Section(title: "", rows: rows)], selection: viewModel.choice)
    let pictures = [viewModel.picture].compactMap { $0.flatMap(Picture.init) }
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
