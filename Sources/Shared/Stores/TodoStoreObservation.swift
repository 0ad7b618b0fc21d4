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

  /// Ends it; no notice comes afterwards.
  public func cancel() {
    onCancel()
  }
}

extension TodoStore {
  /// Calls `onChange` on the main actor after every change, with what it did: at once when the change was made
  /// there, else on the main actor's next turn.
  public func observeOnMainActor(
    _ onChange: @escaping @MainActor (TodoChange) -> Void
  ) -> TodoStoreObservation {
    let mark = mainQueueMark
    let isFollowed = Flag()
    let observation = observe { change in
      if DispatchQueue.getSpecific(key: mark) != nil {
        MainActor.assumeIsolated { onChange(change) }
      } else {
        // It may have been cancelled by the time that the main actor gets there.
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
/// The main thread is no mark: on Linux the main actor leaves it.
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
