import Foundation

/// Says something after a while, and now and then again, until what it is about is over.
enum Reminder {
  /// Runs something, and is told after how long it is still under way.
  static func during<Value, Problem: Error>(
    after first: Duration = .seconds(60), every next: Duration = .seconds(300),
    say: @escaping @Sendable (Duration) -> Void, _ body: () throws(Problem) -> Value
  ) throws(Problem) -> Value {
    let start = ContinuousClock.now
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + first / .seconds(1), repeating: next / .seconds(1))
    timer.setEventHandler { say(ContinuousClock.now - start) }
    timer.resume()
    defer { timer.cancel() }
    return try body()
  }
}
