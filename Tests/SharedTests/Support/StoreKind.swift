import Foundation
import Shared
import Testing

/// The stores that fulfil the same contract.
enum StoreKind: CaseIterable, CustomTestStringConvertible {
  case memory
  case sqlite

  var testDescription: String { "\(self)" }

  func make(in folder: TemporaryFolder) throws -> any TodoStore {
    switch self {
    case .memory: MemoryTodoStore()
    case .sqlite: try SQLiteTodoStore(path: folder.file())
    }
  }
}

extension TodoStore {
  /// Adds a todo created that many seconds after the start of 2001.
  @discardableResult
  func add(
    _ title: String, due: CalendarDay = "2026-11-21", at seconds: Double = 0
  ) throws -> TodoItem {
    try add(title: title, due: due, created: Date(timeIntervalSinceReferenceDate: seconds))
  }

  /// The list in a readable form: `[x] Title 2026-11-21`.
  func rows() throws -> [String] {
    try todos().map { "[\($0.isDone ? "x" : " ")] \($0.title) \($0.due.iso)" }
  }
}
