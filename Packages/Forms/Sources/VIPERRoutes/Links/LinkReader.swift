import Shared

/// Finds the destinations of links.
nonisolated protocol LinkReading: Sendable {
  func read(_ text: String) throws(LinkError) -> Link
}

/// Reads links relative to today's date.
nonisolated struct LinkReader: LinkReading {
  let clock: any WallClock
  let calendar: DayCalendar

  func read(_ text: String) throws(LinkError) -> Link {
    try Link(text, today: calendar.day(of: clock.now))
  }
}
