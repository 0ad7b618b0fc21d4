import Shared

/// A todo as the use cases see it: plain data, independent of the stored record.
nonisolated struct TodoEntity: Codable, Equatable, Sendable {
  let id: TodoItem.ID
  let title: String
  let due: CalendarDay
  let isDone: Bool
}
