import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and its answer, within limits.
///
/// URLSession's own `data(for:)` can deadlock on Linux when its task is cancelled, and has no end
/// to what it keeps in memory; with a delegate there is neither.
final class CatTransfer: NSObject {
  private typealias Outcome = Result<CatAnswer, CatError>

  private struct State {
    var outcome: Outcome?
    var waiter: CheckedContinuation<Outcome, Never>?
    var task: URLSessionTask?
    var source: URL?
    var body: [UInt8] = []
    var redirects = 0
  }

  private let step: CatStep
  private let limits: CatLimits
  private let state = Mutex(State())

  init(_ step: CatStep, limits: CatLimits) {
    self.step = step
    self.limits = limits
  }

  /// Asks for what is at `url`, once.
  func answer(from url: URL) async throws(CatError) -> CatAnswer {
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { start(url, waiter: $0) }
    } onCancel: {
      end(.failure(.cancelled))
    }
    return try outcome.get()
  }

  /// Ends it with the first outcome that comes; everything later is dropped.
  func end(_ outcome: Result<CatAnswer, CatError>) {
    let ended = state.withLock { state -> State? in
      guard state.outcome == nil else { return nil }
      defer { state = State(outcome: outcome) }
      return state
    }
    ended?.waiter?.resume(returning: outcome)
    // Elsewhere, and not in the pool that others wait for: on Linux this waits for its turn behind
    // what the service still sends.
    if let task = ended?.task { DispatchQueue(label: "cat transfer").async { task.cancel() } }
  }

  private func start(_ url: URL, waiter: CheckedContinuation<Outcome, Never>) {
    var request = URLRequest(url: url)
    request.setValue(step.accepted, forHTTPHeaderField: "Accept")
    #if canImport(FoundationNetworking)
      let queue = DelegateQueue()
    #else
      let queue: OperationQueue? = nil
    #endif
    let session = URLSession(configuration: .once, delegate: self, delegateQueue: queue)
    let task = session.dataTask(with: request)
    // The session lets go of its delegate when the task is over.
    session.finishTasksAndInvalidate()

    let outcome = state.withLock { state in
      if state.outcome == nil {
        state.waiter = waiter
        state.task = task
      }
      return state.outcome
    }
    if let outcome {
      waiter.resume(returning: outcome)
      // It never began, but the session waits for it.
      task.cancel()
    } else {
      task.resume()
    }
  }
}

extension CatTransfer: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let isFollowed = state.withLock { state in
      guard state.outcome == nil, let next = redirect(response, request, &state) else {
        return false
      }
      // Within the lock, so before the task can be cancelled: on Linux, a handler that is called
      // afterwards ends the process.
      completionHandler(next)
      return true
    }
    if isFollowed { return }
    end(.failure(.status(response.statusCode)))
    #if !canImport(FoundationNetworking)
      completionHandler(nil)
    #endif
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let status = (response as? HTTPURLResponse)?.statusCode, status < 200 {
      return completionHandler(.allow)
    }
    if let error = objection(to: response) { end(.failure(error)) }
    state.withLock { $0.source = response.url }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isOver = state.withLock { state in
      guard state.outcome == nil else { return false }
      guard data.count <= limits.bytes(of: step) - state.body.count else { return true }
      // Once and for all: an array that grows by doubling is there twice while it moves. Memory
      // that isn't touched costs nothing.
      if state.body.isEmpty { state.body.reserveCapacity(min(limits.bytes(of: step), 10_000_000)) }
      state.body.append(contentsOf: data)
      return false
    }
    if isOver { end(.failure(overflow)) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let answer = state.withLock { state in
      state.source.map { CatAnswer(url: $0, body: state.body) }
    }
    if let error {
      end(.failure(CatError(error)))
    } else if let answer {
      end(.success(answer))
    } else {
      // A redirect to nowhere isn't shown to the delegate on Linux.
      end(.failure(task.response.flatMap(objection) ?? .unreadable))
    }
  }

  /// The request that a redirect leads to, if it may be followed.
  ///
  /// Its address is found here once more: on Linux the one in `request` leads to the host's
  /// `/etc/passwd` when the service said `file:///etc/passwd`, and a relative one astray.
  private func redirect(
    _ response: HTTPURLResponse, _ request: URLRequest, _ state: inout sending State
  ) -> URLRequest? {
    guard
      state.redirects < limits.redirects,
      let location = response.value(forHTTPHeaderField: "Location"),
      let url = CatURL.resolve(location, against: response.url)
    else { return nil }
    state.redirects += 1
    var next = request
    next.url = url
    return next
  }

  private func objection(to response: URLResponse) -> CatError? {
    guard let response = response as? HTTPURLResponse else { return .unreadable }
    guard response.statusCode == 200 else { return .status(response.statusCode) }
    guard step.accepts(type: response.value(forHTTPHeaderField: "Content-Type")) else {
      return .unreadable
    }
    return response.expectedContentLength > limits.bytes(of: step) ? overflow : nil
  }

  private var overflow: CatError {
    step == .picture ? .tooLarge : .unreadable
  }
}
