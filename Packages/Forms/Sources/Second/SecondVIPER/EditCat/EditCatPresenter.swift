import Presentation
import Shared

/// Keeps the choice, and shows the picture and the work in progress.
final class EditCatPresenter {
  weak var view: (any EditCatViewInput)?

  private let interactor: any EditCatInteractorInput
  private let router: any EditCatRouterInput
  private let formatter = EditCatFormatter()
  private let filters = PictureFilter.allCases

  private var picture: CatPicture?
  private var selection = 0
  private var activity: EditCatDisplayData.Activity?
  private var isSaved = false

  init(interactor: any EditCatInteractorInput, router: any EditCatRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  private func showEditor() {
    guard let picture else { return }
    view?.show(
      EditCatDisplayData(
        picture: picture, choices: formatter.choices, selection: selection, activity: activity))
  }

  private func end() {
    activity = nil
    showEditor()
  }
}

extension EditCatPresenter: EditCatViewOutput {
  func viewDidAppear() {
    interactor.showOriginal()
  }

  func didMoveSelection(by rows: Int) {
    guard activity != .saving, filters.indices.contains(selection + rows) else { return }
    selection += rows
    activity = .filtering
    showEditor()
    interactor.apply(filters[selection])
  }

  func didChooseSave() {
    guard activity == nil else { return }
    activity = .saving
    showEditor()
    interactor.save()
  }

  func didChooseClose() {
    interactor.cancelWork()
    router.close()
  }

  func didDismissNotice() {
    if isSaved {
      router.close()
    }
  }
}

extension EditCatPresenter: EditCatInteractorOutput {
  func didFinish(_ picture: Bitmap) {
    self.picture = CatPicture(picture)
    end()
  }

  func didSave(as name: String) {
    isSaved = true
    end()
    view?.showNotice(formatter.saved(as: name), reason: nil)
  }

  func didFailToSave(reason: String) {
    end()
    view?.showNotice(formatter.saveFailure, reason: reason)
  }
}
