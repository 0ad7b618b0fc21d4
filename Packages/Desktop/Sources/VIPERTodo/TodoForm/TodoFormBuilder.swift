import DesktopUI
import Shared

/// Assembles the form: the one place that names all of its parts.
enum TodoFormBuilder {
  static func build(
    store: any TodoStore, clock: any WallClock, calendar: DayCalendar, request: TodoFormRequest?,
    host: Scene, output: any TodoFormModuleOutput
  ) -> Scene {
    let interactor = TodoFormInteractor(
      store: store, clock: clock, calendar: calendar, request: request)
    let router = TodoFormRouter(host: host)
    let presenter = TodoFormPresenter(interactor: interactor, router: router)
    let view = TodoFormView(presenter: presenter)
    interactor.output = presenter
    presenter.view = view
    presenter.output = output
    return view
  }
}
