import Presentation
import Shared

/// Presents the editor: turns answers into view model values, and user events into requests.
final class EditCatPresenter {
  private enum Phase {
    case idle
    case filtering
    case saving
    case saved
  }

  private weak var viewModel: EditCatViewModel?

  private let interactor: any EditCatInteractorProtocol
  private let router: any EditCatRouterProtocol
  private let formatter = EditCatFormatter()

  private var choice = 0
  private var phase = Phase.idle { didSet { showPhase() } }

  init(
    viewModel: EditCatViewModel, interactor: any EditCatInteractorProtocol,
    router: any EditCatRouterProtocol
  ) {
    self.viewModel = viewModel
    self.interactor = interactor
    self.router = router
  }

  private func showChoices() {
    viewModel?.choices = formatter.choices
    viewModel?.choice = choice
  }

  private func showPhase() {
    viewModel?.isFiltering = phase == .filtering
    viewModel?.isSaving = phase == .saving
    viewModel?.canChoose = phase != .saving
    viewModel?.canSave = phase == .idle
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
    viewModel?.notice = nil
    if phase == .saved { router.close() }
  }
}

extension EditCatPresenter: EditCatInteractorOutput {
  func started(_ picture: Bitmap) {
    viewModel?.picture = CatPicture(picture)
    showChoices()
    showPhase()
  }

  func filterStarted(_ filter: PictureFilter) {
    if let row = PictureFilter.allCases.firstIndex(of: filter) { choice = row }
    showChoices()
    phase = .filtering
  }

  func filtered(_ picture: Bitmap) {
    viewModel?.picture = CatPicture(picture)
    phase = .idle
  }

  func saveStarted() {
    phase = .saving
  }

  func saved(as name: String) {
    phase = .saved
    viewModel?.notice = EditCatViewModel.Notice(
      message: formatter.saved(as: name), reason: nil)
  }

  func saveFailed(reason: String) {
    phase = .idle
    viewModel?.notice = EditCatViewModel.Notice(message: formatter.saveFailure, reason: reason)
  }
}
