import Presentation
import Shared

/// Presents the editor: turns answers into what the view model shows, and user events into requests.
final class EditCatPresenter {
  private enum State {
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
  private var state = State.idle { didSet { showState() } }

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

  private func showState() {
    viewModel?.isFiltering = state == .filtering
    viewModel?.isSaving = state == .saving
    viewModel?.canChoose = state != .saving
    viewModel?.canSave = state == .idle
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
    if state == .saved { router.close() }
  }
}

extension EditCatPresenter: EditCatInteractorOutput {
  func started(_ picture: Bitmap) {
    viewModel?.picture = CatPicture(picture)
    showChoices()
    showState()
  }

  func filterStarted(_ filter: PictureFilter) {
    if let row = PictureFilter.allCases.firstIndex(of: filter) { choice = row }
    showChoices()
    state = .filtering
  }

  func filtered(_ picture: Bitmap) {
    viewModel?.picture = CatPicture(picture)
    state = .idle
  }

  func saveStarted() {
    state = .saving
  }

  func saved(as name: String) {
    state = .saved
    viewModel?.notice = EditCatViewModel.Notice(
      message: formatter.saved(as: name), reason: nil)
  }

  func saveFailed(reason: String) {
    state = .idle
    viewModel?.notice = EditCatViewModel.Notice(message: formatter.saveFailure, reason: reason)
  }
}
