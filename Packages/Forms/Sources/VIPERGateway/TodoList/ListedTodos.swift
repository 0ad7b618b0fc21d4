import Shared

/// What a filter lets through, as entities, which are made when they are looked at.
nonisolated struct ListedTodos: Sendable {
  struct Section: Equatable, Sendable {
    let kind: TodoSection.Kind
    let todos: LazyList<TodoEntity>
  }

  let filter: TodoFilter
  let sections: [Section]
  /// The todos of all sections, row by row.
  let rows: LazyList<TodoEntity>
  /// The row of the todo with an id; nil when it isn't listed.
  let row: @Sendable (_ id: Int64) -> Int?
  let activeCount: Int
  let doneIDs: LazyList<Int64>
}

nonisolated extension TodoListResponse {
  /// What the use cases answer: the entities stay behind.
  init(_ listed: ListedTodos) {
    self.init(
      filter: listed.filter,
      sections: listed.sections.map { section in
        Section(kind: section.kind, todos: section.todos.mapped { Todo($0) })
      },
      rows: listed.rows.mapped { Todo($0) }, row: listed.row, activeCount: listed.activeCount,
      doneIDs: listed.doneIDs)
  }
}

nonisolated extension TodoListResponse.Todo {
  fileprivate init(_ todo: TodoEntity) {
    self.init(id: todo.id, title: todo.title, due: todo.due, isDone: todo.isDone)
  }
}
