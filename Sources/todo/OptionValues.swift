import Foundation
import Shared
import TerminalUI

extension Options {
  /// Sets one option from what was written on the command line.
  mutating func set(_ name: OptionName, to value: String) throws(UsageError) {
    switch name {
    case .store: store = try Self.store(value).orInvalid(value, for: name)
    case .today: today = try CalendarDay(iso: value).orInvalid(value, for: name)
    case .firstWeekday: firstWeekday = try Self.weekday(value).orInvalid(value, for: name)
    case .cats: cats = try Self.cats(value).orInvalid(value, for: name)
    case .photos: photos = try Self.path(value).orInvalid(value, for: name)
    case .size: size = try Self.size(value).orInvalid(value, for: name)
    case .keys: keys = try KeyScript.parse(value)
    }
  }

  private static func store(_ text: String) -> Store? {
    text == "memory" ? .memory : path(text).map { .file(path: $0) }
  }

  private static func weekday(_ text: String) -> Weekday? {
    switch text {
    case "monday": .monday
    case "sunday": .sunday
    default: nil
    }
  }

  private static func cats(_ text: String) -> Cats? {
    if text == "embedded" { return .embedded }
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host?.isEmpty == false
    else { return nil }
    return .service(url)
  }

  private static func path(_ text: String) -> String? {
    text.isEmpty || text.utf8.contains(0) ? nil : text
  }

  private static func size(_ text: String) -> Size? {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false)
    guard numbers.count == 2, let columns = extent(numbers[0]), let rows = extent(numbers[1])
    else { return nil }
    return Size(columns: columns, rows: rows)
  }

  private static func extent(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
      (1...Size.limit).contains(number)
    else { return nil }
    return number
  }
}

extension Optional {
  fileprivate func orInvalid(
    _ value: String, for name: OptionName
  ) throws(UsageError) -> Wrapped {
    guard let self else { throw .invalidValue(value, for: name) }
    return self
  }
}
