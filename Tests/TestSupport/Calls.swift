import Synchronization

/// Calls that wait until the test answers them, in whatever order it likes.
public final class Calls<Input: Sendable, Output: Sendable>: Sendable {
  private struct Call {
    let input: Input
    var isCancelled = false
    var answer: CheckedContinuation<Output, Never>?
    var end: CheckedContinuation<Void, Never>?
  }

  private struct State {
    var calls: [Call] = []
    var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  public init() {}

  /// Called by the double: returns when the test answers, cancelled or not.
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
    // Whoever called goes on before the test does, on the same actor and without a pause.
    state.withLock { $0.calls[index].end }?.resume()
    return output
  }

  public var inputs: [Input] {
    state.withLock { $0.calls.map(\.input) }
  }

  public func isCancelled(_ index: Int) -> Bool {
    state.withLock { $0.calls[index].isCancelled }
  }

  /// Returns when so many calls have been made, answered or not.
  public func wait(for count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        let waiting = state.calls.count { $0.answer != nil || $0.end != nil }
        if waiting >= count { return true }
        state.waiters.append((count, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  /// Answers a call once it is made, and returns when whoever made it has dealt with the answer.
  public func answer(_ index: Int, with output: Output) async {
    await wait(for: index + 1)
    await withCheckedContinuation { continuation in
      let answer = state.withLock { state in
        state.calls[index].end = continuation
        defer { state.calls[index].answer = nil }
        return state.calls[index].answer
      }
      answer?.resume(returning: output)
    }
  }

  private func park(_ continuation: CheckedContinuation<Output, Never>, _ index: Int) {
    let ready = state.withLock { state in
      state.calls[index].answer = continuation
      let waiting = state.calls.count { $0.answer != nil || $0.end != nil }
      let ready = state.waiters.filter { $0.count <= waiting }
      state.waiters.removeAll { $0.count <= waiting }
      return ready
    }
    for waiter in ready { waiter.continuation.resume() }
  }
}
