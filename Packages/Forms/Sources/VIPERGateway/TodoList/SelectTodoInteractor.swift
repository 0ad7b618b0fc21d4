import Shared

/// Called by the presenter to select another row.
protocol SelectTodoUseCase: AnyObject {
  func moveSelection(by rows: Int)
}

/// Receives the result of selecting.
protocol SelectTodoOutput: AnyObject {
  func selected(_ selection: TodoListResponse.Selection)
}

/// The rows and the selection that selecting needs.
protocol SelectTodoPort: AnyObject {
  /// The listed todos, row by row.
  var rows: LazyList<TodoEntity> { get }
  /// Nil when no todo is listed.
  var selectedRow: Int? { get }

  /// Selects a todo, and returns it and its row, or nil if it isn't listed.
  func select(_ id: TodoItem.ID) -> ListedTodos.Selection?
}

/// Moves the selection, but not past the first or last row.
final class SelectTodoInteractor {
  weak var output: (any SelectTodoOutput)?

  private let data: any SelectTodoPort

  init(data: any SelectTodoPort) {
    self.data = data
  }
}

extension SelectTodoInteractor: SelectTodoUseCase {
  func moveSelection(by rows: Int) {
    guard let row = data.selectedRow else { return }
    let todo = data.rows[data.rows.index(row, movedBy: rows)]
    if let selection = data.select(todo.id) {
      output?.selected(TodoListResponse.Selection(selection))
    }
  }
}
