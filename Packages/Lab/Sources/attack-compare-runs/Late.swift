import Synchronization

/// Whether a limit was reached, set by another thread.
final class Late: Sendable {
  private let flag = Mutex(false)

  func happens() { flag.withLock { $0 = true } }

  var hasHappened: Bool { flag.withLock(\.self) }
}
