import Presentation
import Shared

/// What the editor tells its presenter: that it is there, and each thing that the user does.
protocol EditCatPresenterProtocol: AnyObject {
  func attach(_ view: any EditCatViewProtocol)

  func choiceMoved(by rows: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

/// What the editor's presenter tells the presenter that made it.
protocol EditCatPresenterDelegate: AnyObject {
  func editCatClosed()
}

/// Presents the editor: turns answers into what the view shows, and user events into requests.
final class EditCatPresenter {
  weak var delegate: (any EditCatPresenterDelegate)?

  private weak var view: (any EditCatViewProtocol)?

  private let interactor: any EditCatInteractorProtocol
  private let formatter = EditCatFormatter()

  private var picture: Bitmap
  private var choice = 0
  private var isFiltering = false
  private var isSaving = false
  private var isSaved = false

  init(picture: Bitmap, interactor: any EditCatInteractorProtocol) {
    self.picture = picture
    self.interactor = interactor
  }

  private func showChoices() {
    view?.showChoices(formatter.choices, selection: choice)
  }

  private func showWork() {
    view?.showFiltering(isFiltering)
    view?.showSaving(isSaving)
    view?.enableActions(choose: !isSaving, save: !isFiltering && !isSaving)
  }

  private func endSave(saying message: String, reason: String?, isSaved: Bool) {
    self.isSaved = isSaved
    isSaving = false
    showWork()
    view?.showNotice(message, reason: reason)
  }
}

extension EditCatPresenter: EditCatPresenterProtocol {
  func attach(_ view: any EditCatViewProtocol) {
    self.view = view
    view.showPicture(CatPicture(picture))
    showChoices()
    showWork()
  }

  func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = min(max(choice + rows, 0), filters.count - 1)
    guard target != choice, !isSaving else { return }
    choice = target
    isFiltering = true
    showChoices()
    showWork()
    interactor.startFilter(filters[target])
  }

  func savePressed() {
    guard !isFiltering, !isSaving else { return }
    isSaving = true
    showWork()
    interactor.startSave()
  }

  func cancelPressed() {
    delegate?.editCatClosed()
  }

  func alertAnswered() {
    if isSaved { delegate?.editCatClosed() }
  }
}

extension EditCatPresenter: EditCatInteractorOutput {
  func filtered(_ picture: Bitmap) {
    self.picture = picture
    isFiltering = false
    view?.showPicture(CatPicture(picture))
    showWork()
  }

  func saved(as name: String) {
    endSave(saying: formatter.saved(as: name), reason: nil, isSaved: true)
  }

  func saveFailed(reason: String) {
    endSave(saying: formatter.saveFailure, reason: reason, isSaved: false)
  }
}
