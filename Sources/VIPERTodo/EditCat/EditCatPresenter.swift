/// Presents the editor: turns answers into what the view shows, and user events into requests.
final class EditCatPresenter {
  weak var view: (any EditCatViewProtocol)?

  private let picture: CatPicture
  private let interactor: any EditCatInteractorProtocol
  private let router: any EditCatRouterProtocol

  private var choice = 0
  private var isSaved = false

  init(
    picture: CatPicture, interactor: any EditCatInteractorProtocol,
    router: any EditCatRouterProtocol
  ) {
    self.picture = picture
    self.interactor = interactor
    self.router = router
  }

  private func showChoices() {
    view?.showChoices(EditCatFilter.allCases.map(title), selection: choice)
  }

  private func title(of filter: EditCatFilter) -> String {
    switch filter {
    case .original: "Original"
    case .mono: "Mono"
    case .sepia: "Sepia"
    case .invert: "Invert"
    case .noir: "Noir"
    case .chrome: "Chrome"
    case .fade: "Fade"
    case .instant: "Instant"
    case .process: "Process"
    case .transfer: "Transfer"
    }
  }
}

extension EditCatPresenter: EditCatPresenterProtocol {
  func viewReady() {
    view?.showPicture(picture)
    showChoices()
  }

  func choiceMoved(by rows: Int) {
    let filters = EditCatFilter.allCases
    let target = min(max(choice + rows, 0), filters.count - 1)
    guard target != choice else { return }
    choice = target
    showChoices()
    view?.showFiltering(true)
    interactor.startFilter(filters[target])
  }

  func savePressed() {
    view?.showSaving(true)
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
  func filtered(_ picture: CatPicture) {
    view?.showPicture(picture)
    view?.showFiltering(false)
  }

  func saved(as name: String) {
    isSaved = true
    view?.showSaving(false)
    view?.showNotice("Saved as \(name).", reason: nil)
  }

  func saveFailed(reason: String) {
    view?.showSaving(false)
    view?.showNotice("Couldn't save the picture.", reason: reason)
  }
}
