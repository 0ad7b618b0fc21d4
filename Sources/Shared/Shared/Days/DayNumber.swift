/// Numbers days consecutively, so that days and weeks are plain integer arithmetic.
extension CalendarDay {
  /// The number of days since January 1 of year 1, a Monday.
  var number: Int {
    let monthsBefore = (1..<month).reduce(0) { $0 + Self.length(ofMonth: $1, year: year) }
    return Self.daysBefore(year: year) + monthsBefore + day - 1
  }

  public var weekday: Weekday {
    let names = Weekday.allCases
    return names[(Weekday.monday.rawValue - 1 + number) % names.count]
  }

  /// The day with a number, or the nearest one in the years 1 to 9999.
  init(nearestTo number: Int) {
    let number = min(max(number, Self.first.number), Self.last.number)
    // 400 years have 146,097 days; leap days make the guess wrong by at most a year.
    var year = min(number * 400 / 146_097 + 1, Self.last.year)
    if Self.daysBefore(year: year) > number { year -= 1 }
    if year < Self.last.year, Self.daysBefore(year: year + 1) <= number { year += 1 }

    var rest = number - Self.daysBefore(year: year)
    var month = 1
    while rest >= Self.length(ofMonth: month, year: year) {
      rest -= Self.length(ofMonth: month, year: year)
      month += 1
    }
    self.init(unchecked: year, month, rest + 1)
  }

  private static func daysBefore(year: Int) -> Int {
    let past = year - 1
    return past * 365 + past / 4 - past / 100 + past / 400
  }
}
