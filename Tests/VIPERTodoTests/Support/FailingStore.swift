import Foundation
import Shared
import Synchronization
import Testing

/// A store in memory that fails where it is told to.
nonisolated final class FailingStore: TodoStore {
  enum Operation {
    case load
    case save
    case delete
  }

  static let reason = TodoStoreError.diskFull(path: "todos").description
  /// 21 November 2026, at noon.
  static let created = Date(timeIntervalSince1970: 1_795_262_400)

  private let base = MemoryTodoStore()
  private let failing = Mutex<Set<Operation>>([])

  /// Holds what the lines say: `2026-11-21 Milk`, or `x 2026-11-21 Milk` for a done todo.
  ///
  /// The first has the id 1, the second 2, and so on.
  init(_ lines: String...) throws {
    for line in lines { try add(line) }
  }

  func add(_ line: String) throws {
    let words = line.split(separator: " ")
    let isDone = words.first == "x"
    let due = try #require(CalendarDay(iso: words[isDone ? 1 : 0]))
    let title = words.dropFirst(isDone ? 2 : 1).joined(separator: " ")
    let todo = base.add(title: title, due: due, created: Self.created)
    try base.setDone(isDone, todo.id)
  }

  func fail(_ operations: Operation...) {
    failing.withLock { $0 = Set(operations) }
  }

  func todos() throws(TodoStoreError) -> [TodoItem] {
    try check(.load)
    return base.todos()
  }

  @discardableResult
  func add(title: String, due: CalendarDay, created: Date) throws(TodoStoreError) -> TodoItem {
    try check(.save)
    return base.add(title: title, due: due, created: created)
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
    base.delete(id)
  }

  func deleteDone(among ids: [TodoItem.ID]) throws(TodoStoreError) {
    try check(.delete)
    base.deleteDone(among: ids)
  }

  func observe(_ onChange: @escaping @Sendable () -> Void) -> TodoStoreObservation {
    base.observe(onChange)
  }

  private func check(_ operation: Operation) throws(TodoStoreError) {
    if failing.withLock({ $0.contains(operation) }) { throw .diskFull(path: "todos") }
  }
}

extension TodoStore {
  /// What the store holds, in lines: `x 2026-11-21 Milk`.
  nonisolated var lines: [String] {
    get throws {
      try todos().map { ($0.isDone ? "x " : "") + $0.due.iso + " " + $0.title }
    }
  }
}
