/// A day of the Gregorian calendar, without time or time zone, so it never shifts.
public struct CalendarDay: Hashable, Sendable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Makes a day, or `nil` if it doesn't exist or the year is outside 1 to 9999.
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

  static func length(ofMonth month: Int, year: Int) -> Int {
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
  /// The day in ISO 8601: `2026-11-02`.
  public var iso: String {
    // Ten bytes fit into a small string; joining parts would allocate several on the heap.
    String(unsafeUninitializedCapacity: 10) { bytes in
      Self.write(year, digits: 4, at: 0, to: bytes)
      bytes[4] = UInt8(ascii: "-")
      Self.write(month, digits: 2, at: 5, to: bytes)
      bytes[7] = UInt8(ascii: "-")
      Self.write(day, digits: 2, at: 8, to: bytes)
      return 10
    }
  }

  /// Parses a day in ISO 8601, ten characters long; `nil` for anything else.
  public init?(iso text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private static func write(
    _ number: Int, digits: Int, at start: Int, to bytes: UnsafeMutableBufferPointer<UInt8>
  ) {
    var rest = number
    for place in (start..<start + digits).reversed() {
      bytes[place] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
  }
}
