import Synchronization

/// Whether a limit was reached, told by another thread.
final class Late: Sendable {
  private let flag = Mutex(false)

  func happens() { flag.withLock { $0 = true } }

  var hasHappened: Bool { flag.withLock(\.self) }
}
