import DesktopPresentation
import DesktopUI
import Presentation

/// Shows the editor as its presenter says, and tells the presenter what the user does.
final class EditCatView: Scene {
  private let presenter: any EditCatPresenterProtocol
  private let filtering = Spinner("Working")
  private let saving = Spinner("Saving")
  private let picture = PictureView()
  private let choices = ListView("Filters", moves: "Choose")
  private let save = Button("Save", key: "s")
  private let cancel = Button("Cancel", key: .escape)

  init(presenter: any EditCatPresenterProtocol) {
    self.presenter = presenter
    super.init(
      title: "Edit Cat",
      content: View([filtering, saving, picture, choices], buttons: [save, cancel]))
    choices.onMove = { presenter.choiceMoved(by: $0) }
    save.onClick = { presenter.savePressed() }
    cancel.onClick = { presenter.cancelPressed() }
  }

  override func appeared() {
    presenter.appeared()
  }
}

extension EditCatView: EditCatViewProtocol {
  func showPicture(_ picture: CatPicture) {
    self.picture.show(picture)
  }

  func showChoices(_ titles: [String], selection: Int) {
    choices.rows = titles.map { ListView.Row(text: $0) }
    choices.selection = selection
  }

  func showFiltering(_ isFiltering: Bool) {
    filtering.isSpinning = isFiltering
  }

  func showSaving(_ isSaving: Bool) {
    saving.isSpinning = isSaving
  }

  func enableActions(choose canChoose: Bool, save canSave: Bool) {
    choices.isEnabled = canChoose
    save.isEnabled = canSave
  }

  func showNotice(_ notice: Notice) {
    show(Alert(notice) { [presenter] _ in presenter.alertAnswered() })
  }
}
