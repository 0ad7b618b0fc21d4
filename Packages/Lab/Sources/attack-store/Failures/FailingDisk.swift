/// A disk on which one call fails, or that call and all later ones.
final class FailingDisk {
  let fault: Fault?
  private let first: Int
  private(set) var calls = 0
  /// Whether the disk works again.
  var isMended = false

  /// Without a fault, it only counts calls.
  init(_ fault: Fault? = nil, at first: Int = 0) {
    self.fault = fault
    self.first = first
  }

  /// Whether a call has failed.
  var hasFailed: Bool { fault != nil && calls >= first }

  func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    try JudgedCalls.run({ [self] in answer(to: $0) }, body)
  }

  private func answer(to call: FileCall) -> JudgedCalls.Answer {
    if !isMended, fault?.concerns(call) ?? !call.isLock {
      calls += 1
      if let fault, calls == first || fault.lasts && calls > first {
        let answer = fault.answer(to: call)
        if answer != .proceed { return answer }
      }
    }
    // Power loss isn't simulated here, and syncing is slow.
    if case .sync = call { return .pretend }
    return .proceed
  }
}
