import Foundation
import Synchronization

private let leftovers = Mutex<[String]>([])

/// Removes a file or folder when the process ends, for objects that live until then.
///
/// The handlers of one process can run only once, so every call registers one: whoever
public func removeAtExit(_ path: String) {
  leftovers.withLock { $0.append(path) }
  atexit {
    for path in leftovers.withLock(\.self) { try? FileManager.default.removeItem(atPath: path) }
  }
}
