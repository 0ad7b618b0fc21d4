import Foundation
import Synchronization

/// Does two things at the same time, the first of them here; its failure takes precedence.
///
/// If the first fails, the second is no longer needed: it is asked to stop, and waited for.
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

extension Array where Element: Sendable {
  /// Transforms every element, as many at a time as there are cores; keeps the order.
  ///
  /// - Throws: the first failure in the order of the elements, so that the same input always fails
  ///   in the same way.
  package func concurrentMap<Value: Sendable, Failure: Error>(
    _ transform: @Sendable (Element) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    let results = Mutex<[Int: Result<Value, Failure>]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result: Result<Value, Failure>
      do throws(Failure) {
        result = .success(try transform(self[index]))
      } catch {
        result = .failure(error)
      }
      results.withLock { $0[index] = result }
    }
    let finished = results.withLock { $0 }
    var values: [Value] = []
    for index in indices {
      if let result = finished[index] { values.append(try result.get()) }
    }
    return values
  }
}

/// A thread with room for deep recursion: overflowing a usual thread's stack ends the program.
package enum DeepStack {
  /// Only the part that is used takes memory.
  private static let size = 512 << 20

  /// Runs something there, and waits.
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
