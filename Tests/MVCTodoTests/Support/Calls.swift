import Synchronization

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
    for waiter in waiters { waiter.resume() }
    waiters = []
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

  /// Returns when so many calls have been made, answered or not.
  func wait(for count: Int) async {
    while inputs.count < count { await withCheckedContinuation { waiters.append($0) } }
  }

  /// Answers a call once it is made, and returns when whoever made it has dealt with the answer.
  func answer(_ index: Int, with output: Output) async {
    await wait(for: index + 1)
    await withCheckedContinuation { end in
      ends[index] = end
      answers.removeValue(forKey: index)?.resume(returning: output)
    }
  }
}
