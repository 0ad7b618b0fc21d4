import Presentation
import Shared

// MARK: View and presenter

/// What the presenter tells the view to show.
protocol TodoListViewProtocol: AnyObject {
  func showSummary(_ summary: String, filter: String)
  func showSections(_ sections: [TodoListSection])
  func showPlaceholder(_ placeholder: String)
  func showSelection(_ row: Int?)
  func enableActions(onSelected canUseSelected: Bool, clearDone canClearDone: Bool)
  func showQuestion(_ question: String)
  func showNotice(_ notice: Notice)
  func dismissAlert()
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

// MARK: Presenter and use cases

/// What the use cases hand to the presenter: plain values, no entities.
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
