import Shared

/// Something to do by a day, as the use cases see it: plain data, whatever record it is kept in.
nonisolated struct TodoEntity: Codable, Equatable, Sendable {
  let id: TodoItem.ID
  let title: String
  let due: CalendarDay
  let isDone: Bool
}
