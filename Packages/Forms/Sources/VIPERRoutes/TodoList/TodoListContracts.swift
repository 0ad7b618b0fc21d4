import Presentation
import Shared

// MARK: View and presenter

/// The view as its presenter sees it: it is notified when there is new data to pull.
protocol TodoListViewProtocol: AnyObject {
  func dataChanged()
}

/// The presenter as its view sees it: a source of data, and a handler of events.
protocol TodoListPresenterProtocol: AnyObject {
  var dataSource: any TodoListDataSource { get }
  var eventHandler: any TodoListEventHandler { get }
}

/// The data that the view pulls when it is drawn.
protocol TodoListDataSource: AnyObject {
  var summary: String { get }
  var filter: String { get }
  /// Shown instead of the rows when the list is empty.
  var placeholder: String? { get }
  var sections: [TodoListSection] { get }
  /// The selected row, counted over all sections.
  var selection: Int? { get }
  var canUseSelected: Bool { get }
  var canClearDone: Bool { get }
  var alert: SceneAlert? { get }
}

/// Receives the view's events: one for appearing, one per user action, and requests from links.
protocol TodoListEventHandler: AnyObject {
  func appeared()

  func selectionMoved(by rows: Int)
  func addPressed()
  func editPressed()
  func donePressed()
  func deletePressed()
  func filterPressed()
  func clearDonePressed()
  func alertAnswered(_ yes: Bool)

  func request(forTodo id: Int64) throws(LinkError) -> TodoFormRequest
  func formLinked(_ request: TodoFormRequest)
}

// MARK: Presenter and its two parts

/// The state that data source and event handler share, kept by the presenter.
protocol TodoListSuperPresenter: AnyObject {
  /// The result of the last load.
  var listed: TodoListResponse? { get }
  var selectedID: TodoItem.ID? { get set }
  var alert: TodoListAlert? { get set }
}

/// The alert that covers the list until it is answered.
nonisolated enum TodoListAlert: Equatable, Sendable {
  case delete(TodoListResponse.Todo)
  case clearDone([TodoItem.ID])
  case loadFailed(reason: String)
  case saveFailed(reason: String)
  case deleteFailed(reason: String)
}

// MARK: Presenter and interactor

/// What the presenter asks of the interactor.
protocol TodoListInteractorProtocol: AnyObject {
  func load()
  func todo(_ id: TodoItem.ID) throws(LinkError) -> TodoListResponse.Todo
  func advanceFilter()
  /// Lists a todo, whatever the filter.
  func reveal(_ id: TodoItem.ID)
  func setDone(_ isDone: Bool, _ id: TodoItem.ID)
  func delete(_ id: TodoItem.ID)
  func deleteDone(among ids: [TodoItem.ID])
}

/// What the interactor answers.
protocol TodoListInteractorOutput: AnyObject {
  func loaded(_ response: TodoListResponse)
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

  let filter: TodoFilter
  /// Of the todos in all sections.
  let ids: TodoListing.IDs
  /// Empty when no todo is listed.
  let sections: [Section]
  let activeCount: Int
  let doneIDs: LazyList<TodoItem.ID>
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol TodoListRouterProtocol: AnyObject {
  func presentForm(_ request: TodoFormRequest, output: any TodoFormModuleOutput)
}
