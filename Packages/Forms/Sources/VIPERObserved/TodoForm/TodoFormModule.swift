import Shared
import TerminalUI

// MARK: View and presenter

/// What the view tells the presenter: that it is ready, and each thing that the user does.
protocol TodoFormPresenterProtocol: AnyObject {
  func viewReady()

  func titleChanged(to title: String)
  func dueMoved(byDays days: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
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
  func saved(_ id: Int64)
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
  func closeSaved(_ id: Int64)
  func closeCancelled()
}

// MARK: The module and whoever presents it

/// The todo that is to be edited.
nonisolated struct TodoFormRequest: Equatable, Sendable {
  let id: Int64
  let title: String
  let due: CalendarDay
}

/// What the module tells whoever presents it.
protocol TodoFormModuleOutput: AnyObject {
  func todoFormSaved(_ id: Int64)
  func todoFormCancelled()
}

// MARK: Builder

/// Assembles the form; nobody else knows all of its parts.
enum TodoFormModule {
  static func build(
    in environment: TodosEnvironment, request: TodoFormRequest?, output: any TodoFormModuleOutput
  ) -> any Scene {
    let viewModel = TodoFormViewModel()
    let interactor = TodoFormInteractor(
      store: environment.store, clock: environment.clock, calendar: environment.calendar,
      request: request)
    let router = TodoFormRouter(output: output)
    let presenter = TodoFormPresenter(
      viewModel: viewModel, interactor: interactor, router: router)
    let view = TodoFormView(presenter: presenter, viewModel: viewModel)
    interactor.output = presenter
    return view
  }
}
