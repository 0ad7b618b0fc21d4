import Shared
import TerminalUI

/// Puts the list's module together; its view owns the rest.
enum TodoListAssembly {
  static func makeModule(in environment: AppEnvironment) -> any Scene {
    let interactor = TodoListInteractor(
      store: environment.todoStore, clock: environment.clock, calendar: environment.calendar)
    let router = TodoListRouter(environment: environment)
    let presenter = TodoListPresenter(interactor: interactor, router: router)
    let view = TodoListView(output: presenter)
    interactor.output = presenter
    router.view = view
    presenter.view = view
    return view
  }
}
