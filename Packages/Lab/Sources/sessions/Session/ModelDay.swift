/// A day as a number: the days since 1 January of the year 1, a Monday.
///
/// Computed independently of the app, so that faults in the app's days are found.
nonisolated struct ModelDay: Hashable, Comparable, Sendable {
  let number: Int

  /// Clamps the number to the years 1 to 9999.
  init(_ number: Int) {
    self.number = min(max(number, 0), 3_652_058)
  }

  static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  func adding(_ days: Int) -> ModelDay { ModelDay(number + days) }

  var weekday: String {
    [
      "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ][number % 7]
  }

  /// The number of its week, with weeks beginning on Sunday or on Monday.
  func week(fromSunday: Bool) -> Int { (fromSunday ? number + 1 : number) / 7 }
}

/// Calendar dates: years start in March here, so that a leap day is the last day of a year.
nonisolated extension ModelDay {
  init(year: Int, month: Int, day: Int) {
    let year = month > 2 ? year : year - 1
    let era = year / 400
    let yearOfEra = year % 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    self.init(
      era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 306)
  }

  var date: (year: Int, month: Int, day: Int) {
    let shifted = number + 306
    let era = shifted / 146_097
    let rest = shifted % 146_097
    let yearOfEra = (rest - rest / 1460 + rest / 36_524 - rest / 146_096) / 365
    let dayOfYear = rest - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = era * 400 + yearOfEra + (month < 10 ? 0 : 1)
    return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  /// The day in ISO 8601: `2026-11-02`.
  var iso: String {
    func padded(_ number: Int, to width: Int) -> String {
      String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
    }
    let (year, month, day) = date
    return padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2)
  }

  init?(iso text: some StringProtocol) {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    self.init(year: parts[0], month: parts[1], day: parts[2])
    guard iso == text else { return nil }
  }

  static let epoch = ModelDay(year: 1970, month: 1, day: 1)
}
