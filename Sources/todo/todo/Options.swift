import Foundation
import Implementations
import Shared
import TerminalUI

/// How to run the app, according to the command line.
struct Options: Equatable, Sendable {
  enum Store: Equatable, Sendable {
    case memory
    /// The file in the user's data directory.
    case standard
    case file(path: String)
  }

  enum Cats: Equatable, Sendable {
    case embedded
    case service(URL)
  }

  var implementation: Implementation
  var store = Store.standard
  var today: CalendarDay?
  var firstWeekday = Weekday.monday
  var cats = Cats.embedded
  /// `nil` for the user's pictures folder.
  var photos: String?
  /// `nil` for the terminal's size, or `standardSize` when there is no terminal.
  var size: Size?
  /// A link to open before anything else.
  var link: String?
  /// `nil` for interactive use in a terminal.
  var keys: [KeyStep]?

  static let standardSize = Size(columns: 80, rows: 24)
}
