import Foundation
import Shared
import Synchronization

/// A clock that stands still until it is moved.
nonisolated final class SettableClock: WallClock {
  private let instant: Mutex<Date>

  init(_ instant: Date) {
    self.instant = Mutex(instant)
  }

  var now: Date { instant.withLock { $0 } }

  func advance(by seconds: TimeInterval) {
    instant.withLock { $0 += seconds }
  }
}
