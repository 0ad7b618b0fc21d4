import Presentation
import Shared

/// Presents the editor: turns answers into what the view shows, and user events into requests.
final class EditCatPresenter {
  weak var view: (any EditCatViewProtocol)?

  private let interactor: any EditCatInteractorProtocol
  private let router: any EditCatRouterProtocol
  private let formatter = EditCatFormatter()

  /// What the interactor answered last.
  private var response: EditCatResponse?
  /// How saving ended.
  private var notice: Notice? { didSet { showNotice() } }

  init(interactor: any EditCatInteractorProtocol, router: any EditCatRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  private var choice: Int {
    response.flatMap { PictureFilter.allCases.firstIndex(of: $0.filter) } ?? 0
  }

  private func showNotice() {
    if let notice { view?.showNotice(notice) } else { view?.dismissAlert() }
  }
}

extension EditCatPresenter: EditCatPresenterProtocol {
  func appeared() {
    interactor.start()
    showNotice()
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
    notice = nil
    if response?.phase == .saved { router.close() }
  }
}

extension EditCatPresenter: EditCatInteractorOutput {
  func changed(_ response: EditCatResponse) {
    self.response = response
    view?.showPicture(CatPicture(response.picture))
    view?.showChoices(formatter.choices, selection: choice)
    view?.showFiltering(response.phase == .filtering)
    view?.showSaving(response.phase == .saving)
    view?.enableActions(choose: response.phase != .saving, save: response.phase == .idle)
  }

  func saved(as name: String) {
    notice = Notice(formatter.saved(as: name))
  }

  func saveFailed(reason: String) {
    notice = Notice(formatter.saveFailure, reason: reason)
  }
}
