import Presentation
import Shared

/// Presents the editor: turns answers into what the view shows, and user events into requests.
final class EditCatPresenter {
  private enum Phase {
    case idle
    case filtering
    case saving
    case saved
  }

  weak var view: (any EditCatViewProtocol)?

  private let startEdit: any StartEditUseCase
  private let filterPicture: any FilterPictureUseCase
  private let savePicture: any SavePictureUseCase
  private let router: any EditCatRouterProtocol
  private let formatter = EditCatFormatter()

  private var choice = 0
  private var phase = Phase.idle { didSet { showPhase() } }
  /// How saving ended.
  private var notice: Notice? { didSet { showNotice() } }

  init(
    startEdit: any StartEditUseCase, filterPicture: any FilterPictureUseCase,
    savePicture: any SavePictureUseCase, router: any EditCatRouterProtocol
  ) {
    self.startEdit = startEdit
    self.filterPicture = filterPicture
    self.savePicture = savePicture
    self.router = router
  }

  private func showChoices() {
    view?.showChoices(formatter.choices, selection: choice)
  }

  private func showPhase() {
    view?.showFiltering(phase == .filtering)
    view?.showSaving(phase == .saving)
    view?.enableActions(choose: phase != .saving, save: phase == .idle)
  }

  private func showNotice() {
    if let notice { view?.showNotice(notice) } else { view?.dismissAlert() }
  }
}

extension EditCatPresenter: EditCatPresenterProtocol {
  func appeared() {
    startEdit.start()
    showNotice()
  }

  func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = filters.index(choice, movedBy: rows)
    if target != choice { filterPicture.startFilter(filters[target]) }
  }

  func savePressed() {
    savePicture.startSave()
  }

  func cancelPressed() {
    filterPicture.cancelFilter()
    savePicture.cancelSave()
    router.close()
  }

  func alertAnswered() {
    notice = nil
    if phase == .saved { router.close() }
  }
}

extension EditCatPresenter: StartEditOutput, FilterPictureOutput, SavePictureOutput {
  func started(_ picture: Bitmap) {
    view?.showPicture(CatPicture(picture))
    showChoices()
    showPhase()
  }

  func filterStarted(_ filter: PictureFilter) {
    if let row = PictureFilter.allCases.firstIndex(of: filter) { choice = row }
    showChoices()
    phase = .filtering
  }

  func filtered(_ picture: Bitmap) {
    view?.showPicture(CatPicture(picture))
    phase = .idle
  }

  func saveStarted() {
    phase = .saving
  }

  func saved(as name: String) {
    phase = .saved
    notice = Notice(formatter.saved(as: name))
  }

  func saveFailed(reason: String) {
    phase = .idle
    notice = Notice(formatter.saveFailure, reason: reason)
  }
}
