public import Foundation

/// A todo while it is being written.
public struct TodoDraft: Equatable, Sendable {
  /// The todo that is being edited; `nil` while a new one is being added.
  public let id: TodoItem.ID?
  public var title: String
  public private(set) var due: CalendarDay
  /// The due day may not go before it.
  public let earliest: CalendarDay

  /// A new todo, due today and never before.
  public init(today: CalendarDay) {
    self.init(id: nil, title: "", due: today, earliest: today)
  }

  /// A todo that exists.
  public init(editing todo: TodoItem, today: CalendarDay) {
    self.init(editing: todo.id, title: todo.title, due: todo.due, today: today)
  }

  /// A todo that exists; it can stay overdue, but not become so or more so.
  public init(editing id: TodoItem.ID, title: String, due: CalendarDay, today: CalendarDay) {
    self.init(id: id, title: title, due: due, earliest: min(due, today))
  }

  /// A draft that was kept in another form.
  public init(id: TodoItem.ID?, title: String, due: CalendarDay, earliest: CalendarDay) {
    self.id = id
    self.title = title
    self.due = due
    self.earliest = earliest
  }

  /// Sets the due day, as far as it may go.
  public mutating func setDue(to day: CalendarDay) {
    due = max(earliest, day)
  }

  /// Moves the due day, as far as it may go.
  public mutating func moveDue(byDays count: Int, in calendar: DayCalendar) {
    setDue(to: calendar.day(count, daysAfter: due))
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
