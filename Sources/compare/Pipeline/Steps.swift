import CToolchain

/// Says which step is under way, and how long each took.
final class Steps {
  private let progress: Progress
  private var durations: [(name: String, duration: Duration)] = []

  init(progress: Progress) { self.progress = progress }

  func run<Value>(
    _ name: String,
    _ body: () throws(Stop) -> Value
  ) throws(Stop) -> Value {
    progress.show(name)
    let clock = ContinuousClock()
    let start = clock.now
    defer { durations.append((name, clock.now - start)) }
    return try body()
  }

  /// Works in a scratch folder when no other run does, and says what it waits for.
  func working<Value>(
    in scratch: String, on measured: [String], _ body: () throws(Stop) -> Value
  ) throws(Stop) -> Value {
    let lock = ScratchLock.take(scratch) {
      let names = measured.joined(separator: "', '")
      progress.say("Waiting for another compare that measures '\(names)'.")
    }
    defer { lock?.release() }
    return try body()
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
