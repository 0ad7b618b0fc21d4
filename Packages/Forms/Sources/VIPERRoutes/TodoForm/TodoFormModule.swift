import Shared
import TerminalUI

// MARK: View and presenter

/// What the presenter tells the view: that there is something new to pull.
protocol TodoFormViewProtocol: AnyObject {
  func dataChanged()
}

/// What the view knows of its presenter: where data come from, and where events go.
protocol TodoFormPresenterProtocol: AnyObject {
  var dataSource: any TodoFormDataSource { get }
  var eventHandler: any TodoFormEventHandler { get }
}

/// What the view pulls when it is drawn.
protocol TodoFormDataSource: AnyObject {
  var heading: String { get }
  var title: String { get }
  var due: String { get }
  var message: String { get }
  var alert: SceneAlert? { get }
}

/// What the view hands on: that it appeared, and each thing that the user does.
protocol TodoFormEventHandler: AnyObject {
  func appeared()

  func titleChanged(to title: String)
  func dueMoved(byDays days: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

// MARK: Presenter and its two parts

/// What data source and event handler have in common, and the presenter keeps.
protocol TodoFormSuperPresenter: AnyObject {
  /// Nothing before the interactor has started.
  var data: TodoFormData? { get set }
}

/// What the form is about, before it is put into words.
nonisolated struct TodoFormData: Equatable, Sendable {
  let isNew: Bool
  var title: String
  var due: CalendarDay
  /// What is wrong with the title.
  var refusal: TodoTitle.Invalid?
  /// Why it couldn't be saved.
  var failure: String?
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

// MARK: Builder

/// Assembles the form; nobody else knows all of its parts.
struct TodoFormModule: TodoFormPage {
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
