import Foundation
import Synchronization

/// A thread with room for deep recursion: a usual one's, once used up, ends the program.
package enum DeepStack {
  /// Only what is used of it takes memory.
  private static let size = 512 << 20

  /// Does something there, and waits.
  package static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    let result = Mutex<Value?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = body()
      result.withLock { $0 = value }
      isDone.signal()
    }
    thread.stackSize = size
    thread.start()
    isDone.wait()
    guard let value = result.withLock(\.self) else { preconditionFailure("it was done") }
    return value
  }
}
