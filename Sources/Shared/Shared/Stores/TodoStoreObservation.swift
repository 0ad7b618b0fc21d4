import Dispatch
import Synchronization

/// Observes a store for as long as it is kept.
public final class TodoStoreObservation: Sendable {
  private let onCancel: @Sendable () -> Void

  init(onCancel: @escaping @Sendable () -> Void) {
    self.onCancel = onCancel
  }

  deinit {
    onCancel()
  }

  /// Ends the observation; no change is reported afterwards.
  public func cancel() {
    onCancel()
  }
}

extension TodoStore {
  /// Calls `onChange` on the main actor after every change, with what it did: immediately if it was
  /// made on the main actor, else on the main actor's next turn.
  public func observeOnMainActor(
    _ onChange: @escaping @MainActor (TodoChange) -> Void
  ) -> TodoStoreObservation {
    let mark = mainQueueMark
    let isFollowed = Flag()
    let observation = observe { change in
      if DispatchQueue.getSpecific(key: mark) != nil {
        MainActor.assumeIsolated { onChange(change) }
      } else {
        // It may have been cancelled by the time the main actor gets there.
        Task { @MainActor in if isFollowed.isUp { onChange(change) } }
      }
    }
    return TodoStoreObservation {
      isFollowed.lower()
      observation.cancel()
    }
  }
}

/// Marks the main queue, on which the main actor runs.
///
/// The main thread can't serve as the mark: on Linux, the main actor leaves it.
private let mainQueueMark = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()

/// Is up until it is lowered.
private final class Flag: Sendable {
  private let state = Atomic(true)

  var isUp: Bool { state.load(ordering: .acquiring) }

  func lower() {
    state.store(false, ordering: .releasing)
  }
}

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

  /// Notifies all observers outside the lock, in the order in which they were added.
  func notify(_ change: TodoChange) {
    let keys = state.withLock { $0.handlers.keys.sorted() }
    for key in keys {
      // Looked up one by one: an observer may have cancelled one that comes after it.
      let handler = state.withLock { $0.handlers[key] }
      handler?(change)
    }
  }

  private func remove(_ key: Int) {
    // Released outside the lock: the handler may hold the last reference to another observation.
    let removed = state.withLock { $0.handlers.removeValue(forKey: key) }
    withExtendedLifetime(removed) {}
  }
}
