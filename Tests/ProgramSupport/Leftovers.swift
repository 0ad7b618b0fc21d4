import Foundation
import Synchronization

private let leftovers = Mutex<[String]>([])

/// Removes a file or folder when the process ends, since nobody lets go of what lives as long.
///
/// A process ends only once: whatever was registered first also registers the removal.
public func removeAtExit(_ path: String) {
  leftovers.withLock { $0.append(path) }
  atexit {
    for path in leftovers.withLock(\.self) { try? FileManager.default.removeItem(atPath: path) }
  }
}
