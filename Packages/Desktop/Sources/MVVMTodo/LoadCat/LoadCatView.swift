import DesktopPresentation
import DesktopUI

/// Shows the state of its view model, and calls the view model for what the user does.
final class LoadCatView: BoundView<LoadCatViewModel> {
  private let caption = Label()
  private let spinner = Spinner("Loading")
  private let picture = PictureView()
  private let load = Button("Load", key: "l")
  private let cancel = Button("Cancel", key: "x")
  private let edit = Button("Edit", key: "e")

  init(viewModel: LoadCatViewModel) {
    super.init(
      viewModel, title: "Cats",
      content: View([caption, spinner, picture], buttons: [load, cancel, edit]))
    connect()
    bind()
  }

  private func connect() {
    load.onClick = { [viewModel] in viewModel.loadPressed() }
    cancel.onClick = { [viewModel] in viewModel.cancelPressed() }
    edit.onClick = { [viewModel] in viewModel.editPressed() }
  }

  private func bind() {
    bind(\.caption) { [caption] in caption.text = $0 }
    bind(\.isLoading) { [spinner] in spinner.isSpinning = $0 }
    bind(\.picture) { [picture] in picture.show($0) }
    bind(\.canLoad) { [load] in load.isEnabled = $0 }
    bind(\.canCancel) { [cancel] in cancel.isEnabled = $0 }
    bind(\.canEdit) { [edit] in edit.isEnabled = $0 }
    bind(\.editor) { [weak self] in self?.show($0) }
  }

  private func show(_ editor: EditCatViewModel?) {
    if let editor { present(EditCatView(viewModel: editor)) } else { dismiss() }
  }
}
