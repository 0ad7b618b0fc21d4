import Presentation
import Shared

/// Presents the editor: turns answers into what the view shows, and user events into requests.
final class EditCatPresenter {
  weak var view: (any EditCatViewProtocol)?

  private let interactor: any EditCatInteractorProtocol
  private let router: any EditCatRouterProtocol
  private let formatter = EditCatFormatter()

  private var picture: Bitmap
  private var choice = 0
  private var isFiltering = false
  private var isSaving = false
  private var isSaved = false

  init(
    picture: Bitmap, interactor: any EditCatInteractorProtocol, router: any EditCatRouterProtocol
  ) {
    self.picture = picture
    self.interactor = interactor
    self.router = router
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
  func appeared() {
    view?.showPicture(CatPicture(picture))
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
    router.close()
  }

  func alertAnswered() {
    if isSaved { router.close() }
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
