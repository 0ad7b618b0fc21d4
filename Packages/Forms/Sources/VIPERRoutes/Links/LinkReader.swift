import Shared

/// Tells where links lead.
nonisolated protocol LinkReading: Sendable {
  func read(_ text: String) throws(LinkError) -> Link
}

/// Reads links as they are on the day that it is.
nonisolated struct LinkReader: LinkReading {
  let clock: any WallClock
  let calendar: DayCalendar

  func read(_ text: String) throws(LinkError) -> Link {
    try Link(text, today: calendar.day(of: clock.now))
  }
}
