import Foundation
import Shared

extension AppEnvironment {
  /// Saturday, 21 November 2026, at noon.
  static func fixed(_ store: FailingStore) -> AppEnvironment {
    AppEnvironment(
      todoStore: store, clock: FixedWallClock(now: FailingStore.created), calendar: .fixed)
  }
}

nonisolated extension DayCalendar {
  /// Weeks start on Monday.
  static let fixed = DayCalendar(firstWeekday: .monday, timeZone: .gmt)
}
