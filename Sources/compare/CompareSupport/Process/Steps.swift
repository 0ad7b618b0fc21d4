import CToolchain
import Dispatch
import Synchronization

/// Reports the current step, and how long each step took.
package final class Steps: Sendable {
  private struct Step {
    let name: String
    let start: ContinuousClock.Instant
    var end: ContinuousClock.Instant?
    /// The progress within the step, such as `3 of 6`.
    var count: String?
  }

  private let progress: Progress
  /// In the order in which they began; some run at the same time.
  private let all = Mutex<[Step]>([])

  package init(progress: Progress) { self.progress = progress }

  package func run<Value>(
    _ name: String,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let clock = ContinuousClock()
    let number = all.withLock { steps in
      steps.append(Step(name: name, start: clock.now))
      return steps.count - 1
    }
    show()
    defer {
      all.withLock { $0[number].end = clock.now }
      show()
    }
    let remind = { @Sendable [progress] (time: Duration) in
      progress.remind("\(name): \(Int(time / .seconds(60))) min so far.")
    }
    return try Reminder.during(say: remind, body)
  }

  package func count(_ done: Int, of total: Int, in name: String) {
    all.withLock { steps in
      guard let number = steps.lastIndex(where: { $0.name == name }) else { return }
      steps[number].count = "\(done) of \(total)"
    }
    show()
  }

  /// Of several steps that run at the same time, the first is the one that is waited for.
  var current: String? {
    all.withLock { steps in steps.first { $0.end == nil } }
      .map { step in [step.name, step.count].compactMap(\.self).joined(separator: ", ") }
  }

  private func show() { if let current { progress.show(current) } }

  /// One line per step, in milliseconds, and the peak memory use.
  ///
  /// The total is the time from the first to the last, however many ran at the same time.
  package var timings: String {
    let steps = all.withLock(\.self)
    let now = ContinuousClock.now
    var rows = steps.map { ($0.name, ($0.end ?? now) - $0.start) }
    if let first = steps.first { rows.append(("Total", now - first.start)) }
    let cells = rows.map { [$0.0, "\(Int(($0.1 / .milliseconds(1)).rounded())) ms"] }
    let memory = [
      ("Peak memory", peak_memory()),
      ("Peak memory of the largest program it ran", peak_memory_of_children()),
    ].map { [$0, "\($1 / 1_048_576) MB"] }
    return TextTable(rows: cells + memory).text
  }
}

/// Reports something after a while, and repeatedly from then on, until the work is done.
enum Reminder {
  /// Runs something, and calls a function with the elapsed time while it is running.
  ///
  /// Where no thread can be started for that, it isn't called.
  static func during<Value, Problem: Error>(
    after first: Duration = .seconds(60), every next: Duration = .seconds(300),
    say: @escaping @Sendable (Duration) -> Void, _ body: () throws(Problem) -> Value
  ) throws(Problem) -> Value {
    let start = ContinuousClock.now
    let isDone = DispatchSemaphore(value: 0)
    _ = OwnThread.start {
      var time = DispatchTime.now() + first / .seconds(1)
      while isDone.wait(timeout: time) == .timedOut {
        say(ContinuousClock.now - start)
        time = time + next / .seconds(1)
      }
    }
    defer { isDone.signal() }
    return try body()
  }
}
