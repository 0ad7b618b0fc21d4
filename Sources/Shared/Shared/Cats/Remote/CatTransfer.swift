import Foundation
import Synchronization

/// One step of a load: a request and its response, following redirects, within limits.
///
/// It has its own thread, since libcurl blocks the thread that calls it. The caller gets the first
/// outcome and never waits for that thread.
final class CatTransfer: Sendable {
  private typealias Outcome = Result<CatAnswer, CatError>

  private struct State {
    var outcome: Outcome?
    var waiter: CheckedContinuation<Outcome, Never>?
    var loop: CurlLoop?
  }

  private let step: CatStep
  private let limits: CatLimits
  private let deadline: ContinuousClock.Instant
  private let state = Mutex(State())

  init(_ step: CatStep, limits: CatLimits, deadline: ContinuousClock.Instant) {
    self.step = step
    self.limits = limits
    self.deadline = deadline
  }

  /// Requests `url`, once.
  func answer(from url: URL) async throws(CatError) -> CatAnswer {
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { start(url, waiter: $0) }
    } onCancel: {
      end(.failure(.cancelled))
    }
    return try outcome.get()
  }

  private func start(_ url: URL, waiter: CheckedContinuation<Outcome, Never>) {
    let outcome = state.withLock { state in
      if state.outcome == nil { state.waiter = waiter }
      return state.outcome
    }
    if let outcome { return waiter.resume(returning: outcome) }
    Thread.detachNewThread { [self] in
      // If a service hangs up while we write to it, only this request should fail.
      var pipe = sigset_t()
      sigemptyset(&pipe)
      sigaddset(&pipe, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &pipe, nil)
      end(run(url))
    }
  }

  /// Finishes with the first outcome; later ones are dropped.
  private func end(_ outcome: Outcome) {
    let ended = state.withLock { state -> State? in
      guard state.outcome == nil else { return nil }
      defer { state = State(outcome: outcome) }
      return state
    }
    ended?.loop?.wake()
    ended?.waiter?.resume(returning: outcome)
  }

  private func run(_ url: URL) -> Outcome {
    guard let loop = CurlLoop() else { return .failure(.unreachable) }
    state.withLock { if $0.outcome == nil { $0.loop = loop } }
    var url = url
    var redirects = 0
    while true {
      guard let request = CatRequest(step, at: url, limits: limits) else {
        return .failure(.unreachable)
      }
      switch request.run(in: loop, patience: patience) {
      case .answer(let body): return .success(CatAnswer(url: url, body: body))
      case .failure(let error): return .failure(error)
      case .redirect(let location, let status):
        guard redirects < limits.redirects, let next = CatURL.resolve(location, against: url) else {
          return .failure(.status(status))
        }
        redirects += 1
        url = next
      }
    }
  }

  /// How many more milliseconds the answer is wanted; `nil` once the transfer has ended.
  private func patience() -> Int32? {
    let left = deadline - .now
    if left <= .zero { end(.failure(.timedOut)) }
    guard state.withLock({ $0.outcome == nil }) else { return nil }
    return Int32(clamping: Int64((left / .milliseconds(1)).rounded(.up)))
  }
}
