import Shared

/// Makes requests of what the user does with the editor, by what its presenter keeps.
final class EditCatEventPresenter {
  weak var superPresenter: (any EditCatSuperPresenter)?

  private let interactor: any EditCatInteractorProtocol
  private let router: any EditCatRouterProtocol

  init(
    interactor: any EditCatInteractorProtocol, router: any EditCatRouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }
}

extension EditCatEventPresenter: EditCatEventHandler {
  func choiceMoved(by rows: Int) {
    guard var data = superPresenter?.data else { return }
    let filters = PictureFilter.allCases
    let target = min(max(data.choice + rows, 0), filters.count - 1)
    guard target != data.choice, !data.isSaving else { return }
    data.choice = target
    data.isFiltering = true
    superPresenter?.data = data
    interactor.startFilter(filters[target])
  }

  func savePressed() {
    guard let data = superPresenter?.data, !data.isFiltering, !data.isSaving else { return }
    superPresenter?.data.isSaving = true
    interactor.startSave()
  }

  func cancelPressed() {
    router.close()
  }

  func alertAnswered() {
    let ending = superPresenter?.data.ending
    superPresenter?.data.ending = nil
    if case .saved = ending { router.close() }
  }
}
