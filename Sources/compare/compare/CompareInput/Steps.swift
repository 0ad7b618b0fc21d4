import CToolchain
import CommandLineKit
package import CompareSupport
import Dispatch
import Synchronization

/// Says which step is under way, and how long each took.
package final class Steps: Sendable {
  private struct Step {
    let name: String
    let start: ContinuousClock.Instant
    var end: ContinuousClock.Instant?
    /// How far it is, such as `3 of 6`.
    var count: String?
  }

  private let progress: Progress
  /// In the order in which they began; some go on at the same time.
  private let all = Mutex<[Step]>([])

  package init(progress: Progress) { self.progress = progress }

  package func run<Value>(
    _ name: String,
    _ body: () throws(Stop) -> Value
  ) throws(NoResult) -> Value {
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
    return try Reminder.during { [progress] time in
      progress.remind("\(name): \(Int(time / .seconds(60))) min so far.")
    } _: { () throws(NoResult) in
      try stopping(body)
    }
  }

  func count(_ done: Int, of total: Int, in name: String) {
    all.withLock { steps in
      guard let number = steps.lastIndex(where: { $0.name == name }) else { return }
      steps[number].count = "\(done) of \(total)"
    }
    show()
  }

  /// Works in scratch folders when no other run does, and says what it waits for.
  package func working<Value>(
    in workplaces: [Workplace], _ body: () throws(NoResult) -> Value
  ) throws(NoResult) -> Value {
    for workplace in workplaces {
      try ending { () throws(Failure) in try workplace.refuseLinks() }
    }
    // In one order, so that two runs never wait for each other.
    let locks = workplaces.sorted { $0.scratch < $1.scratch }.map { workplace in
      ScratchLock.take(workplace.scratch) {
        let names = workplace.measured.map(\.oneLine).joined(separator: "', '")
        progress.say("Waiting for another compare that measures '\(names)'.")
      }
    }
    defer { for lock in locks { lock?.release() } }
    return try body()
  }

  /// Of those that go on at the same time, the first is what is waited for.
  var current: String? {
    all.withLock { steps in steps.first { $0.end == nil } }
      .map { step in [step.name, step.count].compactMap(\.self).joined(separator: ", ") }
  }

  private func show() { if let current { progress.show(current) } }

  /// One line a step, in milliseconds, and the most memory that was in use.
  ///
  /// The total is the time from the first to the last, however many went on at the same time.
  package var timings: String {
    let steps = all.withLock(\.self)
    let now = ContinuousClock.now
    var rows = steps.map { ($0.name, ($0.end ?? now) - $0.start) }
    if let first = steps.first { rows.append(("Total", now - first.start)) }
    let cells = rows.map { [$0.0, "\(Int(($0.1 / .milliseconds(1)).rounded())) ms"] }
    return TextTable(rows: cells + [["Peak memory", "\(peak_memory() / 1_048_576) MB"]]).text
  }
}

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
