import Shared

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
  func presentForm(_ request: TodoFormRequest?, output: any TodoFormModuleOutput)
}
