import Foundation
import Shared
import Synchronization

/// A clock that only moves when it is set.
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
