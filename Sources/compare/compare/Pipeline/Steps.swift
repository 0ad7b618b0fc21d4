import CToolchain
import CompareSupport

/// Says which step is under way, and how long each took.
final class Steps {
  private let progress: Progress
  private var durations: [(name: String, duration: Duration)] = []

  init(progress: Progress) { self.progress = progress }

  func run<Value>(
    _ name: String,
    _ body: () throws(Stop) -> Value
  ) throws(NoResult) -> Value {
    progress.show(name)
    let clock = ContinuousClock()
    let start = clock.now
    defer { durations.append((name, clock.now - start)) }
    return try stopping(body)
  }

  /// One line a step, in milliseconds, and the most memory that was in use.
  var timings: String {
    let total = durations.map(\.duration).reduce(.zero, +)
    let rows = (durations + [("Total", total)]).map { step in
      [step.name, "\(Int((step.duration / .milliseconds(1)).rounded())) ms"]
    }
    return TextTable(rows: rows + [["Peak memory", "\(peak_memory() / 1_048_576) MB"]]).text
  }
}
