import Shared
import TerminalUI

/// A session as a value: its start and its steps, the same for every implementation.
nonisolated struct Session: Equatable, Sendable {
  var setup = SessionSetup()
  var steps: [Step] = []

  /// The number of steps that are keys.
  var keyCount: Int {
    steps.count { if case .key = $0 { true } else { false } }
  }
}

/// The start of a session.
nonisolated struct SessionSetup: Equatable, Sendable {
  enum Store: String, CaseIterable, Sendable {
    case memory
    case sqlite
  }

  var store = Store.memory
  var today = ModelDay(year: 2026, month: 11, day: 21)
  var startsOnSunday = false
  var size = Size(columns: 80, rows: 24)
  /// Whether cancelled calls notice it and answer at once.
  var heedsCancelling = false
}

extension SessionSetup {
  /// The reason that a failing store gives, with a path as hostile as possible.
  nonisolated static let storeError = TodoStoreError.busy(path: "to\u{1B}[2Jdos\u{202E}日本")
}
