import Shared
import TerminalUI

// MARK: View and presenter

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
  func reveal(_ id: Int64)
  func advanceFilter()
  func setDone(_ isDone: Bool, _ id: Int64)
  func delete(_ id: Int64)
  func deleteDone(among ids: [Int64])
}

/// What the interactor answers.
protocol TodoListInteractorOutput: AnyObject {
  func loaded(_ response: TodoListResponse)
  func revealed(_ id: Int64)
  func loadFailed(reason: String)
  func saveFailed(reason: String)
  func deleteFailed(reason: String)
}

/// What the interactor hands to the presenter: plain values, no entities.
nonisolated struct TodoListResponse: Sendable {
  struct Todo: Equatable, Sendable {
    let id: Int64
    let title: String
    let due: CalendarDay
    let isDone: Bool
  }

  struct Section: Equatable, Sendable {
    let kind: TodoSection.Kind
    let todos: LazyList<Todo>
  }

  let filter: TodoFilter
  let sections: [Section]
  /// The todos of all sections, row by row.
  let rows: LazyList<Todo>
  /// The row of the todo with an id; nil when it isn't listed.
  let row: @Sendable (_ id: Int64) -> Int?
  let activeCount: Int
  let doneIDs: LazyList<Int64>
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol TodoListRouterProtocol: AnyObject {
  func presentForm(_ request: TodoFormRequest?)
}

/// What the router answers.
protocol TodoListRouterOutput: AnyObject {
  func todoFormSaved(_ id: Int64)
}

// MARK: Builder

/// Assembles the list; nobody else knows all of its parts.
enum TodoListModule {
  static func build(in environment: TodosEnvironment) -> any Scene {
    let viewModel = TodoListViewModel()
    let interactor = TodoListInteractor(
      store: environment.store, clock: environment.clock, calendar: environment.calendar)
    let router = TodoListRouter { request, output in
      TodoFormModule.build(in: environment, request: request, output: output)
    }
    let presenter = TodoListPresenter(
      viewModel: viewModel, interactor: interactor, router: router)
    let view = TodoListView(presenter: presenter, viewModel: viewModel)
    interactor.output = presenter
    router.output = presenter
    router.host = view
    return view
  }
}
