import CToolchain
import Foundation
import Synchronization

/// Does two things at the same time, the first of them here; its failure takes precedence.
///
/// If the first fails, the second is no longer needed: it is asked to stop, and waited for. If no
/// thread can be started, it begins after the first.
package func concurrently<First: Sendable, Second: Sendable, Failure: Error>(
  _ first: @Sendable () throws(Failure) -> First,
  _ second: @escaping @Sendable () throws(Failure) -> Second,
  stopSecond: () -> Void
) throws(Failure) -> (First, Second) {
  let result = Mutex<Result<Second, Failure>?>(nil)
  let isDone = DispatchSemaphore(value: 0)
  let isStarted = OwnThread.start {
    let second = Result { () throws(Failure) in try second() }
    result.withLock { $0 = second }
    isDone.signal()
  }
  guard isStarted else { return (try first(), try second()) }
  let value = Result { () throws(Failure) in try first() }
  if case .failure = value { stopSecond() }
  isDone.wait()
  guard let other = result.withLock(\.self) else { preconditionFailure("it was done") }
  return (try value.get(), try other.get())
}

extension Array where Element: Sendable {
  /// Transforms every element, as many at a time as there are cores; keeps the order.
  ///
  /// With fewer threads than that, it only takes longer.
  ///
  /// - Throws: the first failure in the order of the elements, so that the same input always fails
  ///   in the same way.
  package func concurrentMap<Value: Sendable, Failure: Error>(
    _ transform: @escaping @Sendable (Element) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    let results = Mutex<[Int: Result<Value, Failure>]>([:])
    let next = Atomic(0)
    Helpers.run(atMost: count - 1) {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        let result: Result<Value, Failure>
        do throws(Failure) {
          result = .success(try transform(self[index]))
        } catch {
          result = .failure(error)
        }
        results.withLock { $0[index] = result }
      }
    }
    let finished = results.withLock { $0 }
    var values: [Value] = []
    for index in indices {
      if let result = finished[index] { values.append(try result.get()) }
    }
    return values
  }
}

/// Threads that help with what another one does, together as many as there are further cores.
///
/// libdispatch has such threads, but waits forever where the system refuses to start one.
private enum Helpers {
  private static let free = Mutex(max(1, ProcessInfo.processInfo.activeProcessorCount) - 1)

  /// Runs something on this thread, on helpers too, and waits for all of them.
  static func run(atMost most: Int, _ body: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    var started = 0
    while started < most, take() {
      let isStarted = OwnThread.start {
        body()
        giveBack()
        isDone.signal()
      }
      guard isStarted else {
        giveBack()
        break
      }
      started += 1
    }
    body()
    for _ in 0..<started { isDone.wait() }
  }

  private static func giveBack() { free.withLock { $0 += 1 } }

  private static func take() -> Bool {
    free.withLock { free in
      guard free > 0 else { return false }
      free -= 1
      return true
    }
  }
}

/// A thread that the system may refuse: a user may have only so many, and a stack takes memory.
///
/// Foundation's doesn't say so, and what waits for it would wait for ever.
package enum OwnThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// What a program begins with on most systems, whatever the user's limit is.
  private static let usualStack = 8 << 20

  /// - Returns: whether it could be started.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    start(stack: usualStack, body) == 0
  }

  /// - Returns: the number of the error, or 0.
  fileprivate static func start(stack: Int, _ body: @escaping @Sendable () -> Void) -> Int32 {
    let context = Unmanaged.passRetained(Body(run: body))
    let code = start_thread(
      UInt(stack),
      { context in
        if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context.toOpaque())
    if code != 0 { context.release() }
    return code
  }
}

/// A thread with room for deep recursion: overflowing a usual thread's stack ends the program.
package enum DeepStack {
  /// In megabytes; only the part that is used takes memory, but all of it counts as used.
  private static let size = 512

  /// Runs something there, and waits.
  ///
  /// - Throws: `threadUnstartable` where the system has no room for it.
  package static func run<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value
  ) throws(Failure) -> Value {
    let result = Mutex<Value?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    let code = OwnThread.start(stack: size << 20) {
      let value = body()
      result.withLock { $0 = value }
      isDone.signal()
    }
    guard code == 0 else {
      throw .threadUnstartable(stack: size, reason: String(cString: strerror(code)))
    }
    isDone.wait()
    guard let value = result.withLock(\.self) else { preconditionFailure("it was done") }
    return value
  }
}

extension Failure {
  static func threadUnstartable(stack: Int, reason: String) -> Failure {
    Failure(
      "A thread with a stack of \(stack) MB cannot be started: \(reason); raise the limits of memory"
        + " and processes (ulimit -v, ulimit -u).")
  }
}
