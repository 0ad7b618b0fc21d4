import Presentation
import Shared
import TerminalUI

// MARK: View and presenter

/// What the presenter tells the view to show.
protocol TodoListViewProtocol: AnyObject {
  func showSummary(_ summary: String, filter: String)
  func showSections(_ sections: [TodoListSection])
  func showPlaceholder(_ placeholder: String)
  func showSelection(_ row: Int?)
  func enableActions(onSelected canUseSelected: Bool, clearDone canClearDone: Bool)
  func showQuestion(_ question: String)
  func showFailure(_ message: String, reason: String)
}

/// What the view tells the presenter: that it appeared, and each thing that the user does.
protocol TodoListPresenterProtocol: AnyObject {
  func appeared()

  func selectionMoved(by rows: Int)
  func addPressed()
  func editPressed()
  func donePressed()
  func deletePressed()
  func filterPressed()
  func clearDonePressed()
  func alertAnswered(_ yes: Bool)
}

// MARK: Presenter and interactor

/// What the presenter asks of the interactor.
protocol TodoListInteractorProtocol: AnyObject {
  func load()
  func moveSelection(by rows: Int)
  func reveal(_ id: TodoItem.ID)
  func advanceFilter()
  func setDone(_ isDone: Bool, _ id: TodoItem.ID)
  func delete(_ id: TodoItem.ID)
  func deleteDone(among ids: [TodoItem.ID])
}

/// What the interactor answers.
protocol TodoListInteractorOutput: AnyObject {
  func loaded(_ response: TodoListResponse)
  func selected(_ selection: TodoListResponse.Selection)
  func loadFailed(reason: String)
  func saveFailed(reason: String)
  func deleteFailed(reason: String)
}

/// What the interactor hands to the presenter: plain values, no entities.
nonisolated struct TodoListResponse: Equatable, Sendable {
  struct Todo: Equatable, Sendable {
    let id: TodoItem.ID
    let title: String
    let due: CalendarDay
    let isDone: Bool
  }

  struct Section: Equatable, Sendable {
    let kind: TodoSection.Kind
    let todos: LazyList<Todo>
  }

  struct Selection: Equatable, Sendable {
    /// Counted over the rows of all sections.
    let row: Int
    let todo: Todo
  }

  let filter: TodoFilter
  /// Empty when no todo is listed.
  let sections: [Section]
  let selection: Selection?
  let activeCount: Int
  let doneIDs: LazyList<TodoItem.ID>
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol TodoListRouterProtocol: AnyObject {
  func presentForm(_ request: TodoFormRequest?, output: any TodoFormModuleOutput)
}

// MARK: Module

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
