import Shared
import TerminalUI

/// Assembles the form: the one place that names all of its parts.
struct TodoFormBuilder: TodoFormPage {
  let store: any TodoStore
  let clock: any WallClock
  let calendar: DayCalendar

  func scene(
    for request: TodoFormRequest, host: any Presenting, output: any TodoFormModuleOutput
  ) -> any Scene {
    let interactor = TodoFormInteractor(
      store: store, clock: clock, calendar: calendar, request: request)
    let router = TodoFormRouter(host: host)
    let dataSource = TodoFormDataPresenter()
    let eventHandler = TodoFormEventPresenter(interactor: interactor, router: router)
    let presenter = TodoFormPresenter(
      dataSource: dataSource, eventHandler: eventHandler, router: router)
    let view = TodoFormView(presenter: presenter)
    interactor.output = presenter
    dataSource.superPresenter = presenter
    eventHandler.superPresenter = presenter
    presenter.view = view
    presenter.output = output
    return view
  }
}
