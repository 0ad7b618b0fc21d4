import DesktopPresentation
import DesktopUI
import Presentation

/// Shows the cat loader as its presenter says, and tells the presenter what the user does.
final class LoadCatView: Scene {
  private let presenter: any LoadCatPresenterProtocol
  private let caption = Label()
  private let spinner = Spinner("Loading")
  private let picture = PictureView()
  private let load = Button("Load", key: "l")
  private let cancel = Button("Cancel", key: "x")
  private let edit = Button("Edit", key: "e")

  init(presenter: any LoadCatPresenterProtocol) {
    self.presenter = presenter
    super.init(
      title: "Cats", content: View([caption, spinner, picture], buttons: [load, cancel, edit]))
    load.onClick = { presenter.loadPressed() }
    cancel.onClick = { presenter.cancelPressed() }
    edit.onClick = { presenter.editPressed() }
  }

  override func appeared() {
    presenter.appeared()
  }
}

extension LoadCatView: LoadCatViewProtocol {
  func showCaption(_ caption: String) {
    self.caption.text = caption
  }

  func showLoading(_ isLoading: Bool) {
    spinner.isSpinning = isLoading
  }

  func showPicture(_ picture: CatPicture?) {
    self.picture.show(picture)
  }

  func enableActions(load canLoad: Bool, cancel canCancel: Bool, edit canEdit: Bool) {
    load.isEnabled = canLoad
    cancel.isEnabled = canCancel
    edit.isEnabled = canEdit
  }
}
