import Foundation
import Shared
import Synchronization

/// A store that fails when the session says so, and that others edit too.
///
/// In memory, edits by another program aren't reported to observers, as with a file; the next
/// change that is reported to them is then one from outside.
nonisolated final class SessionStore: TodoStore {
  private struct State {
    var failing: Set<StoreOperation> = []
    /// Whether another program is making the change.
    var isSilent = false
    var wasRead = false
    var isOutdated = false
    /// Whether observers were notified of the current change.
    var wasTold = false
    var change = TodoChange.outside
  }

  private let base: any TodoStore
  /// The same file, opened a second time; nil for a store in memory.
  private let other: (any TodoStore)?
  private let state = Mutex(State())
  /// Holds this store's observers: adding to it makes it notify them, with the change kept here.
  private let bell = MemoryTodoStore()
  private let observation = Mutex<TodoStoreObservation?>(nil)

  init(_ base: any TodoStore, other: (any TodoStore)? = nil) {
    self.base = base
    self.other = other
    let observation = base.observe { [weak self] change in self?.heard(change) }
    self.observation.withLock { $0 = observation }
  }

  func fail(_ operations: Set<StoreOperation>) {
    state.withLock { $0.failing = operations }
  }

  func todos() throws(TodoStoreError) -> TodoIndex {
    try check(.load)
    state.withLock { state in
      state.isOutdated = false
      state.wasRead = true
    }
    return try base.todos()
  }

  @discardableResult
  func add(title: String, due: CalendarDay, created: Date) throws(TodoStoreError) -> TodoItem {
    try check(.save)
    return try base.add(title: title, due: due, created: created)
  }

  func edit(_ id: TodoItem.ID, title: String, due: CalendarDay) throws(TodoStoreError) {
    try check(.save)
    try change { store throws(TodoStoreError) in try store.edit(id, title: title, due: due) }
  }

  func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(TodoStoreError) {
    try check(.save)
    try change { store throws(TodoStoreError) in try store.setDone(isDone, id) }
  }

  func delete(_ id: TodoItem.ID) throws(TodoStoreError) {
    try check(.delete)
    try change { store throws(TodoStoreError) in try store.delete(id) }
  }

  func deleteDone(among ids: [TodoItem.ID]) throws(TodoStoreError) {
    try check(.delete)
    try change { store throws(TodoStoreError) in try store.deleteDone(among: ids) }
  }

  func observe(_ onChange: @escaping @Sendable (TodoChange) -> Void) -> TodoStoreObservation {
    bell.observe { [weak self] _ in
      if let change = self?.state.withLock({ $0.change }) { onChange(change) }
    }
  }
}

/// Changes by others.
nonisolated extension SessionStore {
  /// Another program edits the same file.
  func takeSilently(_ edit: Edit, now: Date) throws(TodoStoreError) {
    state.withLock { $0.isSilent = true }
    defer { state.withLock { $0.isSilent = false } }
    try take(edit, by: other ?? base, now: now)
  }

  /// Another part of this program edits it.
  func take(_ edit: Edit, now: Date) throws(TodoStoreError) {
    try take(edit, by: base, now: now)
  }

  private func take(_ edit: Edit, by store: any TodoStore, now: Date) throws(TodoStoreError) {
    func target(_ place: Int) throws(TodoStoreError) -> TodoItem? {
      let todos = try (other ?? base).todos()
      return todos.isEmpty ? nil : todos[place % todos.count]
    }
    switch edit {
    case .add(let title, let due): try store.add(title: title, due: due.calendarDay, created: now)
    case .edit(let place, let title, let due):
      guard let todo = try target(place) else { return }
      try change(store) { store throws(TodoStoreError) in
        try store.edit(todo.id, title: title, due: due.calendarDay)
      }
    case .mark(let place), .unmark(let place):
      guard let todo = try target(place) else { return }
      let isDone = if case .mark = edit { true } else { false }
      try change(store) { store throws(TodoStoreError) in try store.setDone(isDone, todo.id) }
    case .delete(let place):
      guard let todo = try target(place) else { return }
      try store.delete(todo.id)
    }
  }
}

nonisolated extension SessionStore {
  private func check(_ operation: StoreOperation) throws(TodoStoreError) {
    if state.withLock({ $0.failing.contains(operation) }) { throw SessionSetup.storeError }
  }

  /// Makes a change that may find nothing to change, while observers may still be outdated.
  private func change(
    _ store: (any TodoStore)? = nil, _ body: (any TodoStore) throws(TodoStoreError) -> Void
  ) throws(TodoStoreError) {
    state.withLock { $0.wasTold = false }
    try body(store ?? base)
    let isOwed = state.withLock { $0.isOutdated && !$0.wasTold && !$0.isSilent }
    if isOwed { tell(.outside) }
  }

  private func heard(_ change: TodoChange) {
    let told = state.withLock { state -> TodoChange? in
      if state.isSilent, other == nil {
        state.isOutdated = state.wasRead
        return nil
      }
      state.wasTold = true
      return state.isOutdated ? .outside : change
    }
    if let told { tell(told) }
  }

  private func tell(_ change: TodoChange) {
    state.withLock { $0.change = change }
    bell.add(title: "", due: ModelDay(0).calendarDay, created: .distantPast)
  }
}

nonisolated extension ModelDay {
  /// The day as the app represents it.
  var calendarDay: CalendarDay {
    let (year, month, day) = date
    // Every day of the model is valid, so the default is never used.
    return CalendarDay(year: year, month: month, day: day)
      ?? DayCalendar(timeZone: .gmt).day(of: .distantPast)
  }
}
