import Shared

/// Called by the presenter to switch to the next filter.
protocol FilterTodosUseCase: AnyObject {
  func advanceFilter()
}

/// Receives the results of filtering.
protocol FilterTodosOutput: AnyObject {
  func loaded(_ response: TodoListResponse)
}

/// The filter and the loaded todos that filtering needs.
protocol FilterTodosPort: AnyObject {
  var filter: TodoFilter { get set }
  /// The todos of the last load that pass the filter; nil until the first successful
  /// load.
  var listed: ListedTodos? { get }
}

/// Switches to the next filter and applies it to the todos of the last load.
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
