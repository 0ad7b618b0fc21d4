import Foundation
import Synchronization

/// Does two things at the same time, the first of them here; its failure counts before the other's.
///
/// Nobody needs the second any more when the first fails: it is told to stop, and waited for.
package func concurrently<First: Sendable, Second: Sendable, Failure: Error>(
  _ first: @Sendable () throws(Failure) -> First,
  _ second: @escaping @Sendable () throws(Failure) -> Second,
  stopSecond: () -> Void
) throws(Failure) -> (First, Second) {
  let result = Mutex<Result<Second, Failure>?>(nil)
  // Not a thread of the pool: all of those may be waiting for what the first thing does.
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    let second = Result { () throws(Failure) in try second() }
    result.withLock { $0 = second }
    isDone.signal()
  }
  let value = Result { () throws(Failure) in try first() }
  if case .failure = value { stopSecond() }
  isDone.wait()
  guard let other = result.withLock(\.self) else { preconditionFailure("it was done") }
  return (try value.get(), try other.get())
}
