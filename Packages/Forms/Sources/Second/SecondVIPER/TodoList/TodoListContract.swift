import Shared

// MARK: - View

/// What the presenter tells the view.
protocol TodoListViewInput: AnyObject {
  func show(_ list: TodoListDisplayData)
  func showQuestion(_ message: String)
  func showNotice(_ message: String, reason: String?)
}

/// What the view tells the presenter: what its user did.
protocol TodoListViewOutput {
  func viewDidAppear()
  func didMoveSelection(by rows: Int)
  func didChooseAdd()
  func didChooseEdit()
  func didChooseToggle()
  func didChooseDelete()
  func didChooseNextFilter()
  func didChooseClear()
  func didAnswerAlert(_ yes: Bool)
}

// MARK: - Interactor

/// What the presenter asks the interactor to do.
protocol TodoListInteractorInput {
  func loadTodos()
  func switchToNextFilter()
  /// Makes sure that a todo is listed, whatever the filter was.
  func reveal(_ id: TodoItem.ID)
  func setDone(_ isDone: Bool, _ id: TodoItem.ID)
  func delete(_ id: TodoItem.ID)
  /// Looks for all done todos, also those that the filter hides.
  func findDoneTodos()
  /// Deletes those of the given todos that are still done.
  func clearDone(among ids: [TodoItem.ID])
}

/// What the interactor tells the presenter.
protocol TodoListInteractorOutput: AnyObject {
  /// The todos to list have changed; `revealed` is the one that was to be revealed, if any.
  func didUpdate(_ todos: UpcomingTodos, revealed: TodoItem.ID?)
  func didFindDoneTodos(_ ids: [TodoItem.ID])
  func didFail(to operation: TodoListOperation, reason: String)
}

/// The operations of the list that can fail.
enum TodoListOperation {
  case load
  case save
  case delete
}

// MARK: - Router

/// Where the presenter can go from here.
protocol TodoListRouterInput {
  func showForm(for subject: TodoFormSubject, output: any TodoFormModuleOutput)
}
