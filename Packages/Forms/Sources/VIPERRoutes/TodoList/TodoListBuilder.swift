import Shared
import TerminalUI

/// Assembles the list: the one place that names all of its parts.
struct TodoListBuilder: TodoListPage {
  let store: any TodoStore
  let clock: any WallClock
  let calendar: DayCalendar
  let root: RootRoute

  func scene() -> any Scene {
    let interactor = TodoListInteractor(store: store, clock: clock, calendar: calendar)
    let router = TodoListRouter(root: root)
    let dataSource = TodoListDataPresenter()
    let eventHandler = TodoListEventPresenter(interactor: interactor, router: router)
    let presenter = TodoListPresenter(dataSource: dataSource, eventHandler: eventHandler)
    let view = TodoListView(presenter: presenter)
    interactor.output = presenter
    router.host = view
    dataSource.superPresenter = presenter
    eventHandler.superPresenter = presenter
    presenter.view = view
    return view
  }
}
