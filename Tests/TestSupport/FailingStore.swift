public import Foundation
public import Shared
import Synchronization

/// A store in memory that fails where it is told to.
public final class FailingStore: TodoStore {
  public enum Operation: Sendable {
    case load
    case save
    case delete
  }

  public static let reason = TodoStoreError.diskFull(path: "todos").description
  /// 21 November 2026, at noon.
  public static let created = Date(timeIntervalSince1970: 1_795_262_400)

  private let base = MemoryTodoStore()
  private let failing = Mutex<Set<Operation>>([])
  private let observers = Mutex<[ObserverMark]>([])

  /// What a test says that can't be a todo.
  struct UnreadableLine: Error {
    let line: String
  }

  /// Holds what the lines say: `2026-11-21 Milk`, or `x 2026-11-21 Milk` for a done todo.
  ///
  /// The first has the id 1, the second 2, and so on.
  public init(_ lines: String...) throws {
    for line in lines { try add(line) }
  }

  public func add(_ line: String) throws {
    let words = line.split(separator: " ")
    let isDone = words.first == "x"
    guard let due = CalendarDay(iso: words[isDone ? 1 : 0]) else {
      throw UnreadableLine(line: line)
    }
    let title = words.dropFirst(isDone ? 2 : 1).joined(separator: " ")
    let todo = base.add(title: title, due: due, created: Self.created)
    try base.setDone(isDone, todo.id)
  }

  public func fail(_ operations: Operation...) {
    failing.withLock { $0 = Set(operations) }
  }

  public func todos() throws(TodoStoreError) -> TodoIndex {
    try check(.load)
    return base.todos()
  }

  @discardableResult
  public func add(title: String, due: CalendarDay, created: Date) throws(TodoStoreError) -> TodoItem
  {
    try check(.save)
    return base.add(title: title, due: due, created: created)
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
    base.delete(id)
  }

  public func deleteDone(among ids: [TodoItem.ID]) throws(TodoStoreError) {
    try check(.delete)
    base.deleteDone(among: ids)
  }

  public func observe(
    _ onChange: @escaping @Sendable (TodoChange) -> Void
  ) -> TodoStoreObservation {
    let token = ObserverToken()
    observers.withLock { $0.append(ObserverMark(token: token)) }
    return base.observe { change in withExtendedLifetime(token) { onChange(change) } }
  }

  /// How many observe it now.
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
  /// What the store holds, in lines: `x 2026-11-21 Milk`.
  public var lines: [String] {
    get throws {
      try todos().map { ($0.isDone ? "x " : "") + $0.due.iso + " " + $0.title }
    }
  }
}
