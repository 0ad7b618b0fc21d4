import Foundation
import Shared

/// A store under attack, and the todos that it must have.
final class Subject {
  let store: SQLiteTodoStore
  /// The acknowledged todos.
  private(set) var rows: [Row]
  private var ids: [TodoItem.ID]
  /// The prefix of its own titles.
  private let prefix: String

  /// Opens a file that must contain these rows.
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

  /// Opens a file that others change too, each with its own prefix.
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

  /// The store's todos must be the acknowledged ones.
  func checkMemory() throws {
    let found = Set(of: try store.todos()).filter { $0.title.hasPrefix(prefix) }
    guard found == Set(rows) else {
      throw Violation("\(found.summary) are in memory instead of \(Set(rows).summary)")
    }
  }

  private static let instant = Date(timeIntervalSinceReferenceDate: 0)
}
