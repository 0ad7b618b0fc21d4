import DesktopUI
import Shared

/// Assembles the list: the one place that names all of its parts.
enum TodoListBuilder {
  static func build(
    store: any TodoStore, clock: any WallClock, calendar: DayCalendar
  ) -> Scene {
    let interactor = TodoListInteractor(store: store, clock: clock, calendar: calendar)
    let router = TodoListRouter { request, host, output in
      TodoFormBuilder.build(
        store: store, clock: clock, calendar: calendar, request: request, host: host,
        output: output)
    }
    let presenter = TodoListPresenter(interactor: interactor, router: router)
    let view = TodoListView(presenter: presenter)
    interactor.output = presenter
    router.host = view
    presenter.view = view
    return view
  }
}
