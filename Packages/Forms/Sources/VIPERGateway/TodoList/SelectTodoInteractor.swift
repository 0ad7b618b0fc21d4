import Shared

/// What the presenter asks for when another row is wanted.
protocol SelectTodoUseCase: AnyObject {
  func moveSelection(by rows: Int)
}

/// What selecting answers.
protocol SelectTodoOutput: AnyObject {
  func selected(_ selection: TodoListResponse.Selection)
}

/// What selecting needs of whatever keeps todos.
protocol SelectTodoPort: AnyObject {
  /// The todos that are listed, row by row.
  var rows: LazyList<TodoEntity> { get }
  /// Nil when no todo is listed.
  var selectedRow: Int? { get }

  /// Selects a todo, and answers with it and its row; nil when it isn't listed.
  func select(_ id: TodoItem.ID) -> ListedTodos.Selection?
}

/// Moves the selection as far as there are rows.
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
    let todo = data.rows[min(max(row + rows, 0), data.rows.count - 1)]
    if let selection = data.select(todo.id) {
      output?.selected(TodoListResponse.Selection(selection))
    }
  }
}
