public import Foundation
import Synchronization

/// Keeps todos in a SQLite file that several processes may use at once.
public final class SQLiteTodoStore: TodoStore {
  /// Internal so that tests can make it fail.
  let database: Mutex<TodoDatabase>
  private let observers = TodoStoreObservers()

  /// Opens the todo file at a path or creates it if nothing is there; its folder must exist.
  ///
  /// Throws if something else is there, and leaves that unchanged.
  public init(path: String) throws(TodoStoreError) {
    database = Mutex(try TodoDatabase(path: path))
  }

  public func todos() throws(TodoStoreError) -> TodoIndex {
    try database.withLock { database throws(TodoStoreError) in try database.todos() }
  }

  @discardableResult
  public func add(
    title: String, due: CalendarDay, created: Date
  ) throws(TodoStoreError) -> TodoItem {
    let (todo, change) = try database.withLock { database throws(TodoStoreError) in
      try database.add(title: title, due: due, created: created)
    }
    observers.notify(change)
    return todo
  }

  public func edit(_ id: TodoItem.ID, title: String, due: CalendarDay) throws(TodoStoreError) {
    try change { database throws(TodoStoreError) in
      try database.change(id) { $0.edit(title: title, due: due) }
    }
  }

  public func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(TodoStoreError) {
    try change { database throws(TodoStoreError) in try database.change(id) { $0.setDone(isDone) } }
  }

  public func delete(_ id: TodoItem.ID) throws(TodoStoreError) {
    try change { database throws(TodoStoreError) in try database.delete([id]) }
  }

  public func deleteDone(among ids: [TodoItem.ID]) throws(TodoStoreError) {
    try change { database throws(TodoStoreError) in try database.delete(ids, where: \.isDone) }
  }

  public func observe(
    _ onChange: @escaping @Sendable (TodoChange) -> Void
  ) -> TodoStoreObservation {
    observers.add(onChange)
  }

  /// Observers are notified after the commit and outside the lock, so that they may call the store.
  private func change(
    _ body: (TodoDatabase) throws(TodoStoreError) -> TodoChange?
  ) throws(TodoStoreError) {
    let change = try database.withLock { database throws(TodoStoreError) in
      try body(database)
    }
    if let change { observers.notify(change) }
  }
}
