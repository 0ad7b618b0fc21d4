import Synchronization
import TerminalUI
public import Testing

/// Calls that wait until the test answers them, in any order.
public final class Calls<Input: Sendable, Output: Sendable>: Sendable {
  private struct Call {
    let input: Input
    var isCancelled = false
    var answer: CheckedContinuation<Output, Never>?
    var end: CheckedContinuation<Void, Never>?
  }

  private struct State {
    var calls: [Call] = []
    var waiters: [CheckedContinuation<Void, Never>] = []
    /// Whether an expected call didn't come: then later waits end at once, or a test with many
    /// such steps would take the sum of their limits.
    var isGivenUp = false

    /// The number of calls that were made and reached the point where they wait.
    var madeCount: Int { calls.count { $0.answer != nil || $0.end != nil } }
  }

  private let state = Mutex(State())

  public init() {}

  /// Called by the test double: returns when the test answers, cancelled or not.
  public func call(_ input: Input) async -> Output {
    let index = state.withLock { state in
      state.calls.append(Call(input: input))
      return state.calls.count - 1
    }
    let output = await withTaskCancellationHandler {
      await withCheckedContinuation { park($0, index) }
    } onCancel: {
      state.withLock { $0.calls[index].isCancelled = true }
    }
    // The caller continues before the test does, on the same actor and without a pause.
    state.withLock { $0.calls[index].end }?.resume()
    return output
  }

  public var inputs: [Input] {
    state.withLock { $0.calls.map(\.input) }
  }

  public func isCancelled(_ index: Int) -> Bool {
    state.withLock { $0.calls[index].isCancelled }
  }

  /// Returns when that many calls have been made, answered or not.
  ///
  /// After the limit, the test fails and the result is false; a test that repeats its steps should
  /// then end.
  @MainActor @discardableResult
  public func wait(
    for count: Int, within duration: Duration = .seconds(10),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    let duration = state.withLock { $0.isGivenUp } ? .zero : duration
    let limit = TimeLimit(duration) { [weak self] in self?.wakeWaiters() }
    while state.withLock({ $0.madeCount }) < count {
      if limit.isOver {
        state.withLock { $0.isGivenUp = true }
        Issue.record("No call \(count) in \(duration)", sourceLocation: sourceLocation)
        return false
      }
      await withCheckedContinuation { continuation in
        let isThere = state.withLock { state in
          if state.madeCount < count { state.waiters.append(continuation) }
          return state.madeCount >= count
        }
        if isThere { continuation.resume() }
      }
    }
    return true
  }

  /// Answers a call once it is made, and returns after its caller has handled the answer.
  ///
  /// If the call isn't made in time, the test fails and the result is false.
  @MainActor @discardableResult
  public func answer(
    _ index: Int, with output: Output, within duration: Duration = .seconds(10),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    guard await wait(for: index + 1, within: duration, sourceLocation: sourceLocation)
    else { return false }
    await withCheckedContinuation { continuation in
      let answer = state.withLock { state in
        guard state.calls.indices.contains(index), let answer = state.calls[index].answer
        else { return nil as CheckedContinuation<Output, Never>? }
        state.calls[index].end = continuation
        state.calls[index].answer = nil
        return answer
      }
      if let answer {
        answer.resume(returning: output)
      } else {
        Issue.record("Call \(index + 1) waits for no answer", sourceLocation: sourceLocation)
        continuation.resume()
      }
    }
    return true
  }

  private func park(_ continuation: CheckedContinuation<Output, Never>, _ index: Int) {
    state.withLock { $0.calls[index].answer = continuation }
    wakeWaiters()
  }

  private func wakeWaiters() {
    let waiters = state.withLock { state in
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }
}
