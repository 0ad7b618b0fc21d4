import Shared
import TerminalUI

/// Makes the parts of the form; all modules share the assembly.
struct TodoFormModule {
  let store: any TodoStore
  let clock: any WallClock
  let calendar: DayCalendar
  let request: TodoFormRequest?
  let host: any Presenting
  let output: any TodoFormModuleOutput
}

extension TodoFormModule: BaseModule {
  typealias View = TodoFormView
  typealias Presenter = TodoFormPresenter
  typealias Interactor = TodoFormInteractor
  typealias Router = TodoFormRouter

  func makeInteractor() -> TodoFormInteractor {
    TodoFormInteractor(store: store, clock: clock, calendar: calendar, request: request)
  }

  func makeRouter() -> TodoFormRouter {
    TodoFormRouter(host: host)
  }

  func makePresenter(
    interactor: any TodoFormInteractorProtocol, router: any TodoFormRouterProtocol
  ) -> TodoFormPresenter {
    let presenter = TodoFormPresenter(interactor: interactor, router: router)
    presenter.output = output
    return presenter
  }

  func makeView(presenter: any TodoFormPresenterProtocol) -> TodoFormView {
    TodoFormView(presenter: presenter)
  }
}

// MARK: Its parts, for the base

extension TodoFormView: BaseView {
  var forPresenter: any TodoFormViewProtocol { self }
}

extension TodoFormPresenter: BasePresenter {
  var forView: any TodoFormPresenterProtocol { self }
  var forInteractor: any TodoFormInteractorOutput { self }
}

extension TodoFormInteractor: BaseInteractor {
  var forPresenter: any TodoFormInteractorProtocol { self }
}

extension TodoFormRouter: BaseRouter {
  var forPresenter: any TodoFormRouterProtocol { self }
}
