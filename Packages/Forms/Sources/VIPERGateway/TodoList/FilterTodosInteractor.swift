import Shared

/// What the presenter asks for when the next filter is wanted.
protocol FilterTodosUseCase: AnyObject {
  func advanceFilter()
}

/// What filtering answers.
protocol FilterTodosOutput: AnyObject {
  func loaded(_ response: TodoListResponse)
}

/// What filtering needs of whatever keeps todos.
protocol FilterTodosPort: AnyObject {
  var filter: TodoFilter { get set }
  /// What the filter lets through of the todos that were loaded last; before that, nothing is
  /// known.
  var listed: ListedTodos? { get }
}

/// Goes from filter to filter; what is listed comes of what was loaded last.
final class FilterTodosInteractor {
  weak var output: (any FilterTodosOutput)?

  private let data: any FilterTodosPort

  init(data: any FilterTodosPort) {
    self.data = data
  }
}

extension FilterTodosInteractor: FilterTodosUseCase {
  func advanceFilter() {
    data.filter = data.filter.next
    if let listed = data.listed { output?.loaded(TodoListResponse(listed)) }
  }
}
