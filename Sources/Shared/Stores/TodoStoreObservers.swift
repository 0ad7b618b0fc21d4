import Synchronization

/// The observers of one store.
final class TodoStoreObservers: Sendable {
  private struct State {
    var handlers: [Int: @Sendable (TodoChange) -> Void] = [:]
    var nextKey = 0
  }

  private let state = Mutex(State())

  func add(_ onChange: @escaping @Sendable (TodoChange) -> Void) -> TodoStoreObservation {
    let key = state.withLock { state in
      defer { state.nextKey += 1 }
      state.handlers[state.nextKey] = onChange
      return state.nextKey
    }
    return TodoStoreObservation { [weak self] in self?.remove(key) }
  }

  /// Tells every observer, outside the lock, in the order in which they came.
  func notify(_ change: TodoChange) {
    let keys = state.withLock { $0.handlers.keys.sorted() }
    for key in keys {
      // Looked up one by one: an observer may have cancelled one that comes after it.
      let handler = state.withLock { $0.handlers[key] }
      handler?(change)
    }
  }

  private func remove(_ key: Int) {
    // Released outside the lock: what the handler holds may be another observation's last owner.
    let removed = state.withLock { $0.handlers.removeValue(forKey: key) }
    withExtendedLifetime(removed) {}
  }
}
