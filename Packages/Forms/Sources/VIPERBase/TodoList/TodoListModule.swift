import Shared
import TerminalUI

/// Makes the parts of the list; all modules share the assembly.
struct TodoListModule {
  let store: any TodoStore
  let clock: any WallClock
  let calendar: DayCalendar
}

extension TodoListModule: BaseModule {
  typealias View = TodoListView
  typealias Presenter = TodoListPresenter
  typealias Interactor = TodoListInteractor
  typealias Router = TodoListRouter

  func makeInteractor() -> TodoListInteractor {
    TodoListInteractor(store: store, clock: clock, calendar: calendar)
  }

  func makeRouter() -> TodoListRouter {
    TodoListRouter { request, host, output in
      TodoFormModule(
        store: store, clock: clock, calendar: calendar, request: request, host: host,
        output: output
      ).scene()
    }
  }

  func makePresenter(
    interactor: any TodoListInteractorProtocol, router: any TodoListRouterProtocol
  ) -> TodoListPresenter {
    TodoListPresenter(interactor: interactor, router: router)
  }

  func makeView(presenter: any TodoListPresenterProtocol) -> TodoListView {
    TodoListView(presenter: presenter)
  }
}

// MARK: Its parts, for the base

extension TodoListView: BaseView {
  var forPresenter: any TodoListViewProtocol { self }
}

extension TodoListPresenter: BasePresenter {
  var forView: any TodoListPresenterProtocol { self }
  var forInteractor: any TodoListInteractorOutput { self }
}

extension TodoListInteractor: BaseInteractor {
  var forPresenter: any TodoListInteractorProtocol { self }
}

extension TodoListRouter: BaseRouter {
  var forPresenter: any TodoListRouterProtocol { self }

  func connect(to view: some Scene) throws(AssemblyError) {
    host = try checked(view, as: (any Presenting).self)
  }
}
