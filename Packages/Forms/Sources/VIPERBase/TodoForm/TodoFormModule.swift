import Shared
import TerminalUI

// MARK: View and presenter

/// What the presenter tells the view to show.
protocol TodoFormViewProtocol: AnyObject {
  func showHeading(_ heading: String)
  func showTitle(_ title: String)
  func showDue(_ due: String)
  func showMessage(_ message: String)
  func showFailure(_ message: String, reason: String)
}

/// What the view tells the presenter: that it appeared, and each thing that the user does.
protocol TodoFormPresenterProtocol: AnyObject {
  func appeared()

  func titleChanged(to title: String)
  func dueMoved(byDays days: Int)
  func savePressed()
  func cancelPressed()
}

// MARK: Presenter and interactor

/// What the presenter asks of the interactor.
protocol TodoFormInteractorProtocol: AnyObject {
  func start()
  func changeTitle(to title: String)
  func moveDue(byDays days: Int)
  func save()
}

/// What the interactor answers.
protocol TodoFormInteractorOutput: AnyObject {
  func started(_ response: TodoFormResponse)
  func dueMoved(to due: CalendarDay)
  func saved(_ id: TodoItem.ID)
  func titleRefused(_ reason: TodoTitle.Invalid)
  func saveFailed(reason: String)
}

/// What the interactor hands to the presenter: plain values, no entities.
nonisolated struct TodoFormResponse: Equatable, Sendable {
  let isNew: Bool
  let title: String
  let due: CalendarDay
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol TodoFormRouterProtocol: AnyObject {
  func close()
}

// MARK: The module and whoever presents it

/// The todo that is to be edited.
nonisolated struct TodoFormRequest: Equatable, Sendable {
  let id: TodoItem.ID
  let title: String
  let due: CalendarDay
}

/// What the module tells whoever presents it.
protocol TodoFormModuleOutput: AnyObject {
  func todoFormSaved(_ id: TodoItem.ID)
}

// MARK: Module

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
