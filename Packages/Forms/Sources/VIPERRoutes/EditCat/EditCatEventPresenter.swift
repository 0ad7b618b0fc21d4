import Shared

/// Turns user actions in the editor into requests, using the data of its presenter.
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
  func appeared() {
    interactor.start()
  }

  func choiceMoved(by rows: Int) {
    let filters = PictureFilter.allCases
    guard let choice = (superPresenter?.response?.filter).flatMap(filters.firstIndex) else {
      return
    }
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
    superPresenter?.end = nil
    if superPresenter?.response?.phase == .saved { router.close() }
  }
}
