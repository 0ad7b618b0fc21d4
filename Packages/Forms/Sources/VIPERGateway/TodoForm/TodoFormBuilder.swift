import Shared
import TerminalUI

/// Assembles the form: the one place that names all of its parts.
enum TodoFormBuilder {
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
