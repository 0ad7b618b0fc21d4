public import Foundation
public import Shared
import Synchronization

/// A store that forwards to another one, by default in memory, until it is made to fail.
public final class FailingStore: TodoStore {
  public enum Operation: CaseIterable, Sendable {
    case load
    case save
    case delete
  }

  public static let reason = TodoStoreError.diskFull(path: "todos").description
  /// 21 November 2026, at noon.
  public static let created = Date(timeIntervalSince1970: 1_795_262_400)

  private let base: any TodoStore
  private let failing = Mutex<Set<Operation>>([])
  private let observers = Mutex<[ObserverMark]>([])

  /// A line of a test that doesn't describe a todo.
  struct UnreadableLine: Error {
    let line: String
  }

  /// Holds the todos in the lines: `2026-11-21 Milk`, or `x 2026-11-21 Milk` for a done todo.
  ///
  /// The first has the id 1, the second 2, and so on.
  public convenience init(_ lines: String...) throws {
    self.init(over: MemoryTodoStore())
    for line in lines { try add(line) }
  }

  public init(over base: any TodoStore) {
    self.base = base
  }

  @discardableResult
  public func add(_ line: String, created: Date = created) throws -> TodoItem {
    let isDone = line.hasPrefix("x ")
    let parts = line.dropFirst(isDone ? 2 : 0).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let due = CalendarDay(iso: parts[0]) else {
      throw UnreadableLine(line: line)
    }
    let todo = try base.add(title: String(parts[1]), due: due, created: created)
    if isDone { try base.setDone(true, todo.id) }
    return todo
  }

  public func fail(_ operations: Operation...) {
    fail(Set(operations))
  }

  public func fail(_ operations: Set<Operation>) {
    failing.withLock { $0 = operations }
  }

  public func todos() throws(TodoStoreError) -> TodoIndex {
    try check(.load)
    return try base.todos()
  }

  @discardableResult
  public func add(title: String, due: CalendarDay, created: Date) throws(TodoStoreError) -> TodoItem
  {
    try check(.save)
    return try base.add(title: title, due: due, created: created)
  }

  public func edit(_ id: TodoItem.ID, title: String, due: CalendarDay) throws(TodoStoreError) {
    try check(.save)
    try base.edit(id, title: title, due: due)
  }

  public func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(TodoStoreError) {
    try check(.save)
    try base.setDone(isDone, id)
  }

  public func delete(_ id: TodoItem.ID) throws(TodoStoreError) {
    try check(.delete)
    try base.delete(id)
  }

  public func deleteDone(among ids: [TodoItem.ID]) throws(TodoStoreError) {
    try check(.delete)
    try base.deleteDone(among: ids)
  }

  public func observe(
    _ onChange: @escaping @Sendable (TodoChange) -> Void
  ) -> TodoStoreObservation {
    let token = ObserverToken()
    observers.withLock { $0.append(ObserverMark(token: token)) }
    return base.observe { change in withExtendedLifetime(token) { onChange(change) } }
  }

  /// The number of current observers.
  public var observerCount: Int {
    observers.withLock { $0.count { $0.token != nil } }
  }

  private func check(_ operation: Operation) throws(TodoStoreError) {
    if failing.withLock({ $0.contains(operation) }) { throw .diskFull(path: "todos") }
  }
}

/// Lives as long as the store keeps an observer.
private final class ObserverToken: Sendable {}

private struct ObserverMark {
  weak var token: ObserverToken?
}

extension TodoStore {
  /// The todos of the store as lines: `x 2026-11-21 Milk`.
  public var lines: [String] {
    get throws {
      try todos().map { ($0.isDone ? "x " : "") + $0.due.iso + " " + $0.title }
    }
  }
}
