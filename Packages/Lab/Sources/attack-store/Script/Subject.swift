import Foundation
import Shared

/// A store under attack, and what must be in it.
final class Subject {
  let store: SQLiteTodoStore
  /// What was acknowledged.
  private(set) var rows: [Row]
  private var ids: [TodoItem.ID]
  /// How its own titles begin.
  private let prefix: String

  /// Opens a file in which these rows must be.
  init(path: String, rows: [Row] = []) throws {
    store = try SQLiteTodoStore(path: path)
    let found = Dictionary(uniqueKeysWithValues: try store.todos().map { (Row($0), $0.id) })
    guard Set(found.keys) == Set(rows) else {
      throw Violation("opened with \(Set(found.keys).summary) instead of \(Set(rows).summary)")
    }
    self.rows = rows
    prefix = ""
    ids = rows.compactMap { found[$0] }
  }

  /// Opens a file that others change too, each with titles of its own.
  init(path: String, sharing name: String) throws {
    store = try SQLiteTodoStore(path: path)
    rows = []
    ids = []
    prefix = name + " "
  }

  func apply(_ change: Change) throws(TodoStoreError) {
    switch change {
    case .add(let title, let due):
      ids.append(try store.add(title: title, due: due, created: Self.instant).id)
    case .edit(let place, let title, let due):
      try store.edit(ids[place], title: title, due: due)
    case .mark(let place, let isDone):
      try store.setDone(isDone, ids[place])
    case .delete(let place):
      try store.delete(ids[place])
      ids.remove(at: place)
    case .clearDone:
      try store.deleteDone(among: ids)
      ids = zip(ids, rows).filter { !$1.isDone }.map(\.0)
    }
    change.apply(to: &rows)
  }

  /// What is remembered must be what was acknowledged.
  func checkMemory() throws {
    let found = Set(of: try store.todos()).filter { $0.title.hasPrefix(prefix) }
    guard found == Set(rows) else {
      throw Violation("\(found.summary) are in memory instead of \(Set(rows).summary)")
    }
  }

  private static let instant = Date(timeIntervalSinceReferenceDate: 0)
}
