import CommandLineKit
import Foundation
import Shared
import TerminalUI

/// The days on which a week may begin, by name.
enum FirstWeekday: String, CaseIterable {
  case monday, sunday

  var weekday: Weekday {
    switch self {
    case .monday: .monday
    case .sunday: .sunday
    }
  }
}

extension Options.Store {
  static func read(_ text: String) throws(ValueError) -> Self {
    text == "memory" ? .memory : .file(path: try text.path.expected(for: text))
  }
}

extension Options.Cats {
  static func read(_ text: String) throws(ValueError) -> Self {
    if text == "embedded" { return .embedded }
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host?.isEmpty == false
    else { throw .unexpected(text) }
    return .service(url)
  }
}

extension Size {
  static func read(_ text: String) throws(ValueError) -> Self {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false)
    guard numbers.count == 2, let columns = extent(numbers[0]), let rows = extent(numbers[1])
    else { throw .unexpected(text) }
    return Size(columns: columns, rows: rows)
  }

  private static func extent(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
      (1...limit).contains(number)
    else { return nil }
    return number
  }
}

extension String {
  /// The text if it can be a path, which never contains a zero byte.
  var path: String? { utf8.contains(0) ? nil : self }
}

extension Optional {
  func expected(for text: String) throws(ValueError) -> Wrapped {
    guard let self else { throw .unexpected(text) }
    return self
  }
}
