import Synchronization

/// Calls that wait until the session answers them, counted from the newest waiting one.
nonisolated final class Answers<Input: Sendable, Output: Sendable>: Sendable {
  private struct Call {
    let input: Input
    var isCancelled = false
    var continuation: CheckedContinuation<Output, Never>?
  }

  private let calls = Mutex<[Call]>([])
  private let underway = Mutex(0)
  /// The immediate answer to a cancelled call; without it, the call waits on as if not cancelled.
  private let cancelled: Output?

  init(whenCancelled cancelled: Output?) {
    self.cancelled = cancelled
  }

  /// The number of waiting calls; nil while an answer is on its way to its caller.
  var waitingCount: Int? {
    if underway.withLock({ $0 > 0 }) { return nil }
    return calls.withLock { $0.count { $0.continuation != nil } }
  }

  func call(_ input: Input) async -> Output {
    let index = calls.withLock { calls in
      calls.append(Call(input: input))
      return calls.count - 1
    }
    // The caller continues before the session does, on the same actor and without a pause.
    defer { underway.withLock { $0 -= 1 } }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = calls.withLock { calls in
          calls[index].continuation = continuation
          return calls[index].isCancelled
        }
        if isOver { cancel(index) }
      }
    } onCancel: {
      cancel(index)
    }
  }

  /// Answers a waiting call, if there are so many, based on its input.
  func answer(newest place: Int, with output: (Input) -> Output) {
    let call = calls.withLock { calls -> Call? in
      let waiting = calls.indices.filter { calls[$0].continuation != nil }
      guard waiting.indices.contains(waiting.count - 1 - place) else { return nil }
      let index = waiting[waiting.count - 1 - place]
      defer { calls[index].continuation = nil }
      return calls[index]
    }
    if let call { resume(call.continuation, with: output(call.input)) }
  }

  /// Answers all waiting calls, so that none is left behind.
  func finish(with output: Output) {
    let waiting = calls.withLock { calls in
      defer { calls = calls.map { Call(input: $0.input) } }
      return calls.compactMap(\.continuation)
    }
    for continuation in waiting { resume(continuation, with: output) }
  }

  private func cancel(_ index: Int) {
    guard let cancelled else { return calls.withLock { $0[index].isCancelled = true } }
    let continuation = calls.withLock { calls in
      calls[index].isCancelled = true
      defer { calls[index].continuation = nil }
      return calls[index].continuation
    }
    resume(continuation, with: cancelled)
  }

  private func resume(_ continuation: CheckedContinuation<Output, Never>?, with output: Output) {
    guard let continuation else { return }
    underway.withLock { $0 += 1 }
    continuation.resume(returning: output)
  }
}
