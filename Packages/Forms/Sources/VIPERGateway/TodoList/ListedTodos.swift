import Shared

/// The todos that pass a filter, as entities that are created lazily.
nonisolated struct ListedTodos: Equatable, Sendable {
  struct Section: Equatable, Sendable {
    let kind: TodoSection.Kind
    let todos: LazyList<TodoEntity>
  }

  struct Selection: Equatable, Sendable {
    /// Counted over the rows of all sections.
    let row: Int
    let todo: TodoEntity
  }

  let filter: TodoFilter
  /// Empty when no todo is listed.
  let sections: [Section]
  let selection: Selection?
  let activeCount: Int
  let doneIDs: LazyList<TodoItem.ID>
}

nonisolated extension TodoListResponse {
  /// Converts the entities into the plain values of a response.
  init(_ listed: ListedTodos) {
    self.init(
      filter: listed.filter,
      sections: listed.sections.map { section in
        Section(kind: section.kind, todos: section.todos.mapped { Todo($0) })
      },
      selection: listed.selection.map { Selection($0) }, activeCount: listed.activeCount,
      doneIDs: listed.doneIDs)
  }
}

nonisolated extension TodoListResponse.Selection {
  init(_ selection: ListedTodos.Selection) {
    self.init(row: selection.row, todo: TodoListResponse.Todo(selection.todo))
  }
}

nonisolated extension TodoListResponse.Todo {
  fileprivate init(_ todo: TodoEntity) {
    self.init(id: todo.id, title: todo.title, due: todo.due, isDone: todo.isDone)
  }
}
