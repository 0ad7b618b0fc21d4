import Synchronization
import TerminalUI
import Testing

/// Calls that wait until the test answers them, in whatever order it likes.
final class Calls<Input: Sendable, Output: Sendable> {
  private(set) var inputs: [Input] = []

  private var answers: [Int: CheckedContinuation<Output, Never>] = [:]
  private var ends: [Int: CheckedContinuation<Void, Never>] = [:]
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private let cancelled = Mutex<Set<Int>>([])

  nonisolated init() {}

  /// Called by the double: returns when the test answers, cancelled or not.
  func call(_ input: Input) async -> Output {
    let index = inputs.count
    inputs.append(input)
    wakeWaiters()
    let output = await withTaskCancellationHandler {
      await withCheckedContinuation { answers[index] = $0 }
    } onCancel: {
      cancelled.withLock { _ = $0.insert(index) }
    }
    // Whoever called goes on before the test does, on the same actor and without a pause.
    ends.removeValue(forKey: index)?.resume()
    return output
  }

  func isCancelled(_ index: Int) -> Bool {
    cancelled.withLock { $0.contains(index) }
  }

  /// Returns when so many calls have been made, answered or not; past the limit the test fails.
  func wait(
    for count: Int, within duration: Duration = .seconds(10),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let limit = TimeLimit(duration) { [weak self] in self?.wakeWaiters() }
    while inputs.count < count {
      if limit.isOver {
        Issue.record("No call \(count) in \(duration)", sourceLocation: sourceLocation)
        return
      }
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  /// Answers a call once it is made, and returns when whoever made it has dealt with the answer.
  func answer(
    _ index: Int, with output: Output, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await wait(for: index + 1, sourceLocation: sourceLocation)
    guard let answer = answers.removeValue(forKey: index) else {
      Issue.record("Call \(index + 1) waits for no answer", sourceLocation: sourceLocation)
      return
    }
    await withCheckedContinuation { end in
      ends[index] = end
      answer.resume(returning: output)
    }
  }

  private func wakeWaiters() {
    for waiter in waiters { waiter.resume() }
    waiters = []
  }
}
