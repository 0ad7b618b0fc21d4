import Shared
import TerminalUI

// MARK: View and presenter

/// What the presenter tells the view to show.
protocol TodoListViewProtocol: AnyObject {
  func showSummary(_ summary: String, filter: String, canClearDone: Bool)
  func showSections(_ sections: [TodoListSection], placeholder: String)
  func showSelection(_ row: Int?)
  func showQuestion(_ question: String)
  func showFailure(_ message: String, reason: String)
}

/// What the view tells the presenter: one call for each thing that the user does.
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

/// One todo as the list shows it.
nonisolated struct TodoListRow: Equatable, Sendable {
  let isDone: Bool
  let title: String
  let due: String
  let isOverdue: Bool
}

/// Todos under a heading.
nonisolated struct TodoListSection: Equatable, Sendable {
  let title: String
  let rows: [TodoListRow]
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
nonisolated struct TodoListResponse: Equatable, Sendable {
  enum Filter: Sendable {
    case all
    case active
    case done
  }

  enum Place: Sendable {
    case earlier
    case today
    case tomorrow
    case laterThisWeek
    case nextWeek
    case later
  }

  struct Todo: Equatable, Sendable {
    let id: Int64
    let title: String
    let isDone: Bool
    /// The due day as ISO 8601 writes it.
    let day: String
    let weekday: String
  }

  struct Section: Equatable, Sendable {
    let place: Place
    let todos: [Todo]
  }

  let filter: Filter
  let sections: [Section]
  let activeCount: Int
  let doneIDs: [Int64]
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol TodoListRouterProtocol: AnyObject {
  func showForm(_ request: TodoFormRequest?)
}

/// What the router answers.
protocol TodoListRouterOutput: AnyObject {
  func todoFormSaved(_ id: Int64)
}

// MARK: Builder

/// Assembles the list; nobody else knows all of its parts.
enum TodoListModule {
  static func build(environment: AppEnvironment) -> any Scene {
    let interactor = TodoListInteractor(environment: environment)
    let router = TodoListRouter { request, output in
      TodoFormModule.build(environment: environment, request: request, output: output)
    }
    let presenter = TodoListPresenter(interactor: interactor, router: router)
    let view = TodoListView(presenter: presenter)
    interactor.output = presenter
    router.output = presenter
    router.host = view
    presenter.view = view
    return view
  }
}
