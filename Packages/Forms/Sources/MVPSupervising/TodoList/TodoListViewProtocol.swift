import Shared

/// What the presenter can tell the list: what is not to be seen by observing the model.
protocol TodoListViewProtocol: AnyObject {
  func stateChanged(filter: TodoFilter, selected: TodoItem.ID?)
  func showQuestion(_ question: String)
  func showFailure(_ message: String, reason: String)
  func presentForm(_ presenter: any TodoFormPresenterProtocol)
  func dismissForm()
}
