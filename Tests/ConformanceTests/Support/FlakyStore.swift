import Foundation
import Shared
import Synchronization
import Testing

/// A store that does what another does, until it is told to fail.
nonisolated final class FlakyStore: TodoStore {
  enum Operation: CaseIterable {
    case load
    case save
    case delete
  }

  static let reason = TodoStoreError.busy(path: "todos").description

  private let base: any TodoStore
  private let failing = Mutex<Set<Operation>>([])

  init(_ base: any TodoStore) {
    self.base = base
  }

  func fail(_ operations: Set<Operation>) {
    failing.withLock { $0 = operations }
  }

  /// Adds what a line says: `2026-11-21 Buy milk`, or `x 2026-11-21 Buy milk` for a done one.
  @discardableResult
  func add(_ line: String, created: Date) throws -> TodoItem {
    let isDone = line.hasPrefix("x ")
    let parts = line.dropFirst(isDone ? 2 : 0).split(separator: " ", maxSplits: 1)
    let due = try #require(CalendarDay(iso: parts[0]))
    let todo = try add(title: String(parts[1]), due: due, created: created)
    if isDone { try setDone(true, todo.id) }
    return todo
  }

  func todos() throws(TodoStoreError) -> TodoIndex {
    try check(.load)
    return try base.todos()
  }

  @discardableResult
  func add(title: String, due: CalendarDay, created: Date) throws(TodoStoreError) -> TodoItem {
    try check(.save)
    return try base.add(title: title, due: due, created: created)
  }

  func edit(_ id: TodoItem.ID, title: String, due: CalendarDay) throws(TodoStoreError) {
    try check(.save)
    try base.edit(id, title: title, due: due)
  }

  func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(TodoStoreError) {
    try check(.save)
    try base.setDone(isDone, id)
  }

  func delete(_ id: TodoItem.ID) throws(TodoStoreError) {
    try check(.delete)
    try base.delete(id)
  }

  func deleteDone(among ids: [TodoItem.ID]) throws(TodoStoreError) {
    try check(.delete)
    try base.deleteDone(among: ids)
  }

  func observe(
    _ onChange: @escaping @Sendable (TodoChange) -> Void
  ) -> TodoStoreObservation {
    base.observe(onChange)
  }

  private func check(_ operation: Operation) throws(TodoStoreError) {
    if failing.withLock({ $0.contains(operation) }) { throw .busy(path: "todos") }
  }
}
