import Foundation
public import Shared
import Testing

/// Days in tests are written as literals: `"2026-11-21"`.
extension CalendarDay: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    guard let day = CalendarDay(iso: text) else { preconditionFailure("no day: \(text)") }
    self = day
  }
}

/// Instants in tests: `instant("2026-11-21T12:00:00Z")`.
func instant(_ text: String) throws -> Date {
  try Date(text, strategy: .iso8601)
}

func timeZone(_ identifier: String) throws -> TimeZone {
  try #require(TimeZone(identifier: identifier))
}
