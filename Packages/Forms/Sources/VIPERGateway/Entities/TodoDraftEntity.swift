import Shared

/// A todo that is being edited; it is immutable, so each change makes a new draft.
nonisolated struct TodoDraftEntity: Codable, Equatable, Sendable {
  /// The todo that is being edited; nil while a new one is being added.
  let id: TodoItem.ID?
  let title: String
  let due: CalendarDay
  let earliest: CalendarDay
}

nonisolated extension TodoDraftEntity {
  /// A new todo.
  init(today: CalendarDay) {
    self.init(TodoDraft(today: today))
  }

  /// A todo that exists.
  init(editing id: TodoItem.ID, title: String, due: CalendarDay, today: CalendarDay) {
    self.init(TodoDraft(editing: id, title: title, due: due, today: today))
  }

  func titled(_ title: String) -> Self {
    Self(id: id, title: title, due: due, earliest: earliest)
  }

  /// Returns the draft with its due day moved as far as the rules allow.
  func due(days: Int, laterIn calendar: DayCalendar) -> Self {
    var draft = draft
    draft.moveDue(byDays: days, in: calendar)
    return Self(draft)
  }
}

/// The domain decides how a draft may change.
nonisolated extension TodoDraftEntity {
  private init(_ draft: TodoDraft) {
    self.init(id: draft.id, title: draft.title, due: draft.due, earliest: draft.earliest)
  }

  var draft: TodoDraft {
    TodoDraft(id: id, title: title, due: due, earliest: earliest)
  }
}
