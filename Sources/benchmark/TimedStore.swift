import Foundation
import Shared
import Synchronization

/// Does what another store does, and sums up how long its changes take, without what their notices
/// set off.
final class TimedStore: TodoStore {
  private struct State {
    var commits = Duration.zero
    var notices = Duration.zero
  }

  private let base: any TodoStore
  private let state = Mutex(State())

  init(_ base: any TodoStore) {
    self.base = base
  }

  /// How long all changes took so far.
  var commits: Duration { state.withLock { $0.commits } }

  func todos() throws(TodoStoreError) -> TodoIndex {
    try base.todos()
  }

  func add(title: String, due: CalendarDay, created: Date) throws(TodoStoreError) -> TodoItem {
    try timed { () throws(TodoStoreError) in
      try base.add(title: title, due: due, created: created)
    }
  }

  func edit(_ id: TodoItem.ID, title: String, due: CalendarDay) throws(TodoStoreError) {
    try timed { () throws(TodoStoreError) in try base.edit(id, title: title, due: due) }
  }

  func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(TodoStoreError) {
    try timed { () throws(TodoStoreError) in try base.setDone(isDone, id) }
  }

  func delete(_ id: TodoItem.ID) throws(TodoStoreError) {
    try timed { () throws(TodoStoreError) in try base.delete(id) }
  }

  func deleteDone(among ids: [TodoItem.ID]) throws(TodoStoreError) {
    try timed { () throws(TodoStoreError) in try base.deleteDone(among: ids) }
  }

  func observe(
    _ onChange: @escaping @Sendable (TodoChange) -> Void
  ) -> TodoStoreObservation {
    base.observe { [weak self] change in
      let start = ContinuousClock.now
      onChange(change)
      self?.state.withLock { $0.notices += ContinuousClock.now - start }
    }
  }

  private func timed<Value>(
    _ change: () throws(TodoStoreError) -> Value
  ) throws(TodoStoreError) -> Value {
    let start = ContinuousClock.now
    let noticesBefore = state.withLock { $0.notices }
    defer {
      state.withLock {
        $0.commits += ContinuousClock.now - start - ($0.notices - noticesBefore)
      }
    }
    return try change()
  }
}
