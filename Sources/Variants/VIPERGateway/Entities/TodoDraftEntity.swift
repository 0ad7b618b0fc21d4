import Shared

/// A todo while it is being written; what changes it makes another one.
nonisolated struct TodoDraftEntity: Codable, Equatable, Sendable {
  /// The todo that is being edited; nil while a new one is being added.
  let id: Int64?
  let title: String
  let due: CalendarDay
  let earliest: CalendarDay
}

nonisolated extension TodoDraftEntity {
  /// A new todo, due today and never before.
  init(today: CalendarDay) {
    self.init(id: nil, title: "", due: today, earliest: today)
  }

  /// A todo that exists; it can stay overdue, but not become so or more so.
  init(editing id: Int64, title: String, due: CalendarDay, today: CalendarDay) {
    self.init(id: id, title: title, due: due, earliest: min(due, today))
  }

  func titled(_ title: String) -> Self {
    Self(id: id, title: title, due: due, earliest: earliest)
  }

  /// The draft with another due day, as far as that may go.
  func due(days: Int, laterIn calendar: DayCalendar) -> Self {
    let due = max(earliest, calendar.day(days, daysAfter: due))
    return Self(id: id, title: title, due: due, earliest: earliest)
  }
}
