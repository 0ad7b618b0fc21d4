import Shared
import TerminalUI

/// A session as a value: where it begins and what happens, the same for every implementation.
nonisolated struct Session: Equatable, Sendable {
  var setup = SessionSetup()
  var steps: [Step] = []

  /// How many of the steps are keys.
  var keyCount: Int {
    steps.count { if case .key = $0 { true } else { false } }
  }
}

/// Where a session begins.
nonisolated struct SessionSetup: Equatable, Sendable {
  enum Store: String, CaseIterable, Sendable {
    case memory
    case sqlite
  }

  var store = Store.memory
  var today = ModelDay(year: 2026, month: 11, day: 21)
  var startsOnSunday = false
  var size = Size(columns: 80, rows: 24)
  /// Whether those who are asked heed that they are cancelled, and answer so at once.
  var heedsCancelling = false
}

extension SessionSetup {
  /// The reason that a store gives: as hostile as a path can be.
  nonisolated static let storeError = TodoStoreError.busy(path: "to\u{1B}[2Jdos\u{202E}日本")
}
