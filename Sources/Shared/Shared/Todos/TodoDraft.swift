public import Foundation

/// A todo while it is being edited.
public struct TodoDraft: Equatable, Sendable {
  /// The todo that is being edited; `nil` for a new one.
  public let id: TodoItem.ID?
  public var title: String
  public private(set) var due: CalendarDay
  /// The due day can't be before this day.
  public let earliest: CalendarDay

  /// A new todo, due today at the earliest.
  public init(today: CalendarDay) {
    self.init(id: nil, title: "", due: today, earliest: today)
  }

  /// An existing todo.
  public init(editing todo: TodoItem, today: CalendarDay) {
    self.init(editing: todo.id, title: todo.title, due: todo.due, today: today)
  }

  /// An existing todo; it can stay overdue, but not become overdue or more so.
  public init(editing id: TodoItem.ID, title: String, due: CalendarDay, today: CalendarDay) {
    self.init(id: id, title: title, due: due, earliest: min(due, today))
  }

  /// A draft restored from other values.
  public init(id: TodoItem.ID?, title: String, due: CalendarDay, earliest: CalendarDay) {
    self.id = id
    self.title = title
    self.due = due
    self.earliest = earliest
  }

  /// Sets the due day, but not before the earliest.
  public mutating func setDue(to day: CalendarDay) {
    due = max(earliest, day)
  }

  /// Moves the due day, but not before the earliest.
  public mutating func moveDue(byDays count: Int, in calendar: DayCalendar) {
    setDue(to: calendar.day(count, daysAfter: due))
  }

  /// The draft with the title under which it will be saved.
  public func validated() throws(TodoTitle.Invalid) -> TodoDraft {
    var draft = self
    draft.title = try TodoTitle.validate(title)
    return draft
  }
}

extension TodoStore {
  /// Adds the todo that a validated draft describes, or edits the one it was made from.
  public func save(_ draft: TodoDraft, now: Date) throws(TodoStoreError) -> TodoItem.ID {
    guard let id = draft.id else {
      return try add(title: draft.title, due: draft.due, created: now).id
    }
    try edit(id, title: draft.title, due: draft.due)
    return id
  }
}
