import Presentation
import Shared

/// Presents the editor: turns answers into view model values, and user events into requests.
final class EditCatPresenter {
  private weak var viewModel: EditCatViewModel?

  private let interactor: any EditCatInteractorProtocol
  private let router: any EditCatRouterProtocol
  private let formatter = EditCatFormatter()

  /// The last one.
  private var response: EditCatResponse?

  init(
    viewModel: EditCatViewModel, interactor: any EditCatInteractorProtocol,
    router: any EditCatRouterProtocol
  ) {
    self.viewModel = viewModel
    self.interactor = interactor
    self.router = router
  }

  private var choice: Int {
    response.flatMap { PictureFilter.allCases.firstIndex(of: $0.filter) } ?? 0
  }
}

extension EditCatPresenter: EditCatPresenterProtocol {
  func appeared() {
    interactor.start()
  }

  func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    let target = filters.index(choice, movedBy: rows)
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
    if response?.phase == .saved { router.close() }
  }
}

extension EditCatPresenter: EditCatInteractorOutput {
  func changed(_ response: EditCatResponse) {
    self.response = response
    viewModel?.picture = CatPicture(response.picture)
    viewModel?.choices = formatter.choices
    viewModel?.choice = choice
    viewModel?.isFiltering = response.phase == .filtering
    viewModel?.isSaving = response.phase == .saving
    viewModel?.canChoose = response.phase != .saving
    viewModel?.canSave = response.phase == .idle
  }

  func saved(as name: String) {
    viewModel?.notice = Notice(formatter.saved(as: name))
  }

  func saveFailed(reason: String) {
    viewModel?.notice = Notice(formatter.saveFailure, reason: reason)
  }
}
