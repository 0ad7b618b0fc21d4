import Synchronization

/// A counter for any thread.
final class Counter: Sendable {
  private let state = Mutex(0)

  var count: Int { state.withLock { $0 } }

  func increment() {
    state.withLock { $0 += 1 }
  }
}
