import Presentation
import Shared

/// Presents the form: turns responses into view model values, and user events into requests.
final class TodoFormPresenter {
  weak var output: (any TodoFormModuleOutput)?

  private weak var viewModel: TodoFormViewModel?

  private let interactor: any TodoFormInteractorProtocol
  private let router: any TodoFormRouterProtocol
  private let formatter = TodoFormFormatter()

  init(
    viewModel: TodoFormViewModel, interactor: any TodoFormInteractorProtocol,
    router: any TodoFormRouterProtocol
  ) {
    self.viewModel = viewModel
    self.interactor = interactor
    self.router = router
  }

  private func show(_ due: CalendarDay) {
    viewModel?.due = formatter.due(due)
  }
}

extension TodoFormPresenter: TodoFormPresenterProtocol {
  func appeared() {
    interactor.start()
  }

  func titleChanged(to title: String) {
    interactor.changeTitle(to: title)
    viewModel?.title = title
    viewModel?.message = ""
  }

  func dueMoved(byDays days: Int) {
    interactor.moveDue(byDays: days)
  }

  func savePressed() {
    interactor.save()
  }

  func cancelPressed() {
    router.close()
  }

  func alertAnswered() {
    viewModel?.notice = nil
  }
}

extension TodoFormPresenter: TodoFormInteractorOutput {
  func started(_ response: TodoFormResponse) {
    viewModel?.heading = formatter.heading(isNew: response.isNew)
    viewModel?.title = response.title
    show(response.due)
  }

  func dueMoved(to due: CalendarDay) {
    show(due)
  }

  func saved(_ id: TodoItem.ID) {
    router.close()
    output?.todoFormSaved(id)
  }

  func titleRefused(_ reason: TodoTitle.Invalid) {
    viewModel?.message = formatter.message(for: reason)
  }

  func saveFailed(reason: String) {
    viewModel?.notice = Notice(formatter.saveFailure, reason: reason)
  }
}
