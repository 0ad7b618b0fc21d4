import Presentation
import Shared

/// The list as its presenter sees it: it shows everything that isn't in the model.
protocol TodoListViewProtocol: AnyObject {
  func stateChanged(filter: TodoFilter, selected: TodoItem.ID?)
  func showQuestion(_ question: String)
  func showNotice(_ notice: Notice)
  func dismissAlert()
  func presentForm(_ presenter: any TodoFormPresenterProtocol)
  func dismissForm()
}
