import Shared

/// Presents the form: keeps the data for its two parts, the data source, which turns it into
/// text, and the event handler, which turns user actions into requests.
final class TodoFormPresenter {
  weak var view: (any TodoFormViewProtocol)?
  weak var output: (any TodoFormModuleOutput)?

  let dataSource: any TodoFormDataSource
  let eventHandler: any TodoFormEventHandler

  var data: TodoFormData? { didSet { view?.dataChanged() } }

  private let router: any TodoFormRouterProtocol

  init(
    dataSource: any TodoFormDataSource, eventHandler: any TodoFormEventHandler,
    router: any TodoFormRouterProtocol
  ) {
    self.dataSource = dataSource
    self.eventHandler = eventHandler
    self.router = router
  }
}

extension TodoFormPresenter: TodoFormPresenterProtocol {}

extension TodoFormPresenter: TodoFormSuperPresenter {}

extension TodoFormPresenter: TodoFormInteractorOutput {
  func started(_ response: TodoFormResponse) {
    data = TodoFormData(
      isNew: response.isNew, title: response.title, due: response.due, refusal: data?.refusal,
      failure: data?.failure)
  }

  func dueMoved(to due: CalendarDay) {
    data?.due = due
  }

  func saved(_ id: TodoItem.ID) {
    router.close()
    output?.todoFormSaved(id)
  }

  func titleRefused(_ reason: TodoTitle.Invalid) {
    data?.refusal = reason
  }

  func saveFailed(reason: String) {
    data?.failure = reason
  }
}
