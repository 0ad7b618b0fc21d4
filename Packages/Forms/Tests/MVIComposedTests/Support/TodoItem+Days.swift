import Shared
import TestSupport

nonisolated extension TodoItem {
  /// A todo that is due some days after today.
  init(_ id: Int64, _ title: String, inDays days: Int, isDone: Bool = false) {
    self.init(
      id: ID(rawValue: id), title: title, due: DayCalendar.fixed.day(days, daysAfter: .fixed),
      isDone: isDone, created: FailingStore.created)
  }
}
