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

// MARK: Presenter and use cases

/// What the use cases hand to the presenter: plain values, no entities.
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

// MARK: Builder

/// Assembles the form; nobody else knows all of its parts.
enum TodoFormModule {
  static func build(
    store: any TodoStore, clock: any WallClock, calendar: DayCalendar, request: TodoFormRequest?,
    host: any Presenting, output: any TodoFormModuleOutput
  ) -> any Scene {
    let data: any TodoFormDataManager = StandardTodoFormDataManager(store: store)
    let startDraft = StartDraftInteractor(
      data: data, clock: clock, calendar: calendar, request: request)
    let moveDue = MoveDueInteractor(data: data, calendar: calendar)
    let saveTodo = SaveTodoInteractor(data: data, clock: clock)
    let router = TodoFormRouter(host: host)
    let presenter = TodoFormPresenter(
      startDraft: startDraft, changeTitle: ChangeTitleInteractor(data: data), moveDue: moveDue,
      saveTodo: saveTodo, router: router)
    let view = TodoFormView(presenter: presenter)
    startDraft.output = presenter
    moveDue.output = presenter
    saveTodo.output = presenter
    presenter.view = view
    presenter.output = output
    return view
  }
}
