/// A day of the Gregorian calendar: no time, no time zone, so it never moves.
public struct CalendarDay: Hashable, Sendable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Makes a day, or `nil` when the calendar has none such or the year is outside 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.length(ofMonth: month, year: year)
    else { return nil }
    self.init(unchecked: year, month, day)
  }

  init(unchecked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  static let first = CalendarDay(unchecked: 1, 1, 1)
  static let last = CalendarDay(unchecked: 9999, 12, 31)

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDay: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDay {
  /// The day as ISO 8601 writes it: `2026-11-02`.
  public var iso: String {
    Self.padded(year, to: 4) + "-" + Self.padded(month, to: 2) + "-" + Self.padded(day, to: 2)
  }

  /// Reads a day as ISO 8601 writes it, ten characters long; `nil` for anything else.
  public init?(iso text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
