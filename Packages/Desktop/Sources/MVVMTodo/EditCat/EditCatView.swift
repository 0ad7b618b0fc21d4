import DesktopPresentation
import DesktopUI
import Presentation

/// Shows the state of its view model, and calls the view model for what the user does.
final class EditCatView: BoundView<EditCatViewModel> {
  private let filtering = Spinner("Working")
  private let saving = Spinner("Saving")
  private let picture = PictureView()
  private let choices = ListView("Filters", moves: "Choose")
  private let save = Button("Save", key: "s")
  private let cancel = Button("Cancel", key: .escape)

  init(viewModel: EditCatViewModel) {
    super.init(
      viewModel, title: "Edit Cat",
      content: View([filtering, saving, picture, choices], buttons: [save, cancel]))
    connect()
    bind()
  }

  private func connect() {
    choices.onMove = { [viewModel] in viewModel.choiceMoved(by: $0) }
    save.onClick = { [viewModel] in viewModel.savePressed() }
    cancel.onClick = { [viewModel] in viewModel.cancelPressed() }
  }

  private func bind() {
    choices.rows = viewModel.choices.map { ListView.Row(text: $0) }
    bind(\.isFiltering) { [filtering] in filtering.isSpinning = $0 }
    bind(\.isSaving) { [saving] in saving.isSpinning = $0 }
    bind(\.picture) { [picture] in picture.show($0) }
    bind(\.choice) { [choices] in choices.selection = $0 }
    bind(\.canChoose) { [choices] in choices.isEnabled = $0 }
    bind(\.canSave) { [save] in save.isEnabled = $0 }
    bind(\.notice) { [weak self] in self?.show($0) }
  }

  private func show(_ notice: Notice?) {
    guard let notice else { return dismissAlert() }
    show(Alert(notice) { [viewModel] _ in viewModel.alertAnswered() })
  }
}
