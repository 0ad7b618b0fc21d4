import Dispatch
import Synchronization

/// Follows a store for as long as it is kept.
public final class TodoStoreObservation: Sendable {
  private let onCancel: @Sendable () -> Void

  init(onCancel: @escaping @Sendable () -> Void) {
    self.onCancel = onCancel
  }

  deinit {
    onCancel()
  }

  public func cancel() {
    onCancel()
  }
}

extension TodoStore {
  /// Calls `onChange` on the main actor after every change: at once when the change was made
  /// there, else on the main actor's next turn.
  public func observeOnMainActor(
    _ onChange: @escaping @MainActor () -> Void
  ) -> TodoStoreObservation {
    let mark = mainQueueMark
    return observe {
      if DispatchQueue.getSpecific(key: mark) != nil {
        MainActor.assumeIsolated(onChange)
      } else {
        Task { @MainActor in onChange() }
      }
    }
  }
}

/// Marks the main queue, on which the main actor runs.
///
/// The main thread is no mark: on Linux the main actor leaves it.
private let mainQueueMark = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()

/// The observers of one store.
final class TodoStoreObservers: Sendable {
  private struct State {
    var handlers: [Int: @Sendable () -> Void] = [:]
    var nextKey = 0
  }

  private let state = Mutex(State())

  func add(_ onChange: @escaping @Sendable () -> Void) -> TodoStoreObservation {
    let key = state.withLock { state in
      defer { state.nextKey += 1 }
      state.handlers[state.nextKey] = onChange
      return state.nextKey
    }
    return TodoStoreObservation { [weak self] in
      self?.state.withLock { $0.handlers[key] = nil }
    }
  }

  /// Tells every observer, outside the lock, in the order in which they came.
  func notify() {
    let handlers = state.withLock { $0.handlers }
    for (_, handler) in handlers.sorted(by: { $0.key < $1.key }) { handler() }
  }
}
