/// One todo as the list shows it.
nonisolated struct TodoListRow: Equatable, Sendable {
  let isDone: Bool
  let title: String
  let due: String
  let isOverdue: Bool
}

/// Todos under a heading.
nonisolated struct TodoListSection: Equatable, Sendable {
  let title: String
  let rows: [TodoListRow]
}
