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

  private let interactor: any EditCatInteractorProtocol
  private let router: any EditCatRouterProtocol
  private let formatter = EditCatFormatter()

  private var choice = 0
  private var phase = Phase.idle { didSet { showPhase() } }

  init(interactor: any EditCatInteractorProtocol, router: any EditCatRouterProtocol) {
    self.interactor = interactor
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
}

extension EditCatPresenter: EditCatPresenterProtocol {
  func appeared() {
    interactor.start()
  }

  func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = min(max(choice + rows, 0), filters.count - 1)
    if target != choice { interactor.startFilter(filters[target]) }
  }

  func savePressed() {
    interactor.startSave()
  }

  func cancelPressed() {
    interactor.cancel()
    router.close()
  }

  func alertAnswered() {
    if phase == .saved { router.close() }
  }
}

extension EditCatPresenter: EditCatInteractorOutput {
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
    view?.showNotice(formatter.saved(as: name), reason: nil)
  }

  func saveFailed(reason: String) {
    phase = .idle
    view?.showNotice(formatter.saveFailure, reason: reason)
  }
}
