import Presentation
import Shared

/// Words the form, and closes it when it is done.
final class TodoFormPresenter {
  weak var view: (any TodoFormViewInput)?
  weak var moduleOutput: (any TodoFormModuleOutput)?

  private let interactor: any TodoFormInteractorInput
  private let router: any TodoFormRouterInput
  private let formatter = TodoFormFormatter()

  init(interactor: any TodoFormInteractorInput, router: any TodoFormRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

extension TodoFormPresenter: TodoFormViewOutput {
  func viewDidAppear() {
    interactor.startDraft()
  }

  func didChangeTitle() {
    view?.show(message: nil)
  }

  func didMoveDue(byDays days: Int) {
    interactor.moveDue(byDays: days)
  }

  func didChooseSave(title: String) {
    interactor.save(title: title)
  }

  func didChooseCancel() {
    router.close()
  }
}

extension TodoFormPresenter: TodoFormInteractorOutput {
  func didStartDraft(title: String, due: CalendarDay, isNew: Bool) {
    view?.show(
      heading: formatter.heading(isNew: isNew), title: title, due: formatter.due(due))
  }

  func didChangeDue(_ due: CalendarDay) {
    view?.show(due: formatter.due(due))
  }

  func didSave(_ id: TodoItem.ID) {
    router.close()
    moduleOutput?.formDidSave(id)
  }

  func didReject(_ invalid: TodoTitle.Invalid) {
    view?.show(message: formatter.message(for: invalid))
  }

  func didFailToSave(reason: String) {
    view?.showNotice(formatter.saveFailure, reason: reason)
  }
}
