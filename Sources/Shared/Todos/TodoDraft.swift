public import Foundation

/// A todo while it is being written.
public struct TodoDraft: Equatable, Sendable {
  /// The todo that is being edited; `nil` while a new one is being added.
  public let id: TodoItem.ID?
  public var title: String
  public private(set) var due: CalendarDay
  private let earliest: CalendarDay

  /// A new todo, due today and never before.
  public init(today: CalendarDay) {
    id = nil
    title = ""
    due = today
    earliest = today
  }

  /// A todo that exists.
  public init(editing todo: TodoItem, today: CalendarDay) {
    self.init(editing: todo.id, title: todo.title, due: todo.due, today: today)
  }

  /// A todo that exists; it can stay overdue, but not become so or more so.
  public init(editing id: TodoItem.ID, title: String, due: CalendarDay, today: CalendarDay) {
    self.id = id
    self.title = title
    self.due = due
    earliest = min(due, today)
  }

  /// Moves the due day, as far as it may go.
  public mutating func moveDue(byDays count: Int, in calendar: DayCalendar) {
    due = max(earliest, calendar.day(count, daysAfter: due))
  }

  /// The draft with the title that it will be saved under.
  public func validated() throws(TodoTitle.Invalid) -> TodoDraft {
    var draft = self
    draft.title = try TodoTitle.validate(title)
    return draft
  }
}

extension TodoStore {
  /// Adds the todo that a validated draft describes, or edits the one that it was made from.
  public func save(_ draft: TodoDraft, now: Date) throws(TodoStoreError) -> TodoItem.ID {
    guard let id = draft.id else {
      return try add(title: draft.title, due: draft.due, created: now).id
    }
    try edit(id, title: draft.title, due: draft.due)
    return id
  }
}
