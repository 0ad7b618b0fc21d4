/// Turns calls into messages; calls that only serve another call become part of it.
package struct MessageSteps {
  /// The type whose code makes a call.
  private struct Sender {
    var type: TypeName?
    /// The protocol, if a witness made the call.
    var via: TypeName?
    /// The caller of the closure that makes the call, if that is another type.
    var asker: TypeName?
  }

  /// Whether messages to a type are wanted; what the others lead to moves up.
  private let isKept: (TypeName) -> Bool

  package init(keeping isKept: @escaping (TypeName) -> Bool = { _ in true }) {
    self.isKept = isKept
  }

  package func steps(of call: TracedCall) -> [Step] { steps(of: call, from: Sender()) }

  private func steps(of call: TracedCall, from sender: Sender) -> [Step] {
    var sender = sender
    let owner = call.function.owner
    switch call.function.kind {
    case .witness(let type): sender.via = type
    case .closure:
      guard let owner else { break }
      if owner != sender.type { sender = Sender(type: owner, asker: sender.type) }
      sender.via = nil
    case .deferred:
      if sender.type == nil { sender.type = owner }
    case .part:
      // A thunk passes on who called it, code of a type doesn't.
      if let owner { sender = Sender(type: owner) }
    case .method(let type, let name):
      // A closure that calls its own type also passes on who called it.
      let from = type == sender.type ? sender.asker : sender.type
      let isMessage = type != sender.type || (from != nil && from != type)
      let inner = steps(of: call.calls, from: Sender(type: type))
      guard isMessage, isKept(type) else { return inner }
      let message = Message(
        from: from, to: type, name: name, via: sender.via, place: call.function.place)
      return [Step(message, order: call.order, inner)]
    }
    return steps(of: call.calls, from: sender)
  }

  private func steps(of calls: [TracedCall], from sender: Sender) -> [Step] {
    calls.flatMap { steps(of: $0, from: sender) }
  }
}

/// Writes repeated steps only once.
package enum LoopFolding {
  /// The most messages that a round may have.
  private static let longest = 8

  package static func fold(_ steps: [Step]) -> [Step] {
    let steps = steps.map { step in
      var step = step
      step.steps = fold(step.steps)
      return step
    }
    var folded: [Step] = []
    var start = 0
    while start < steps.count {
      let (length, times) = round(at: start, in: steps)
      let body = Array(steps[start..<start + length])
      if times > 1, length > 1 {
        folded.append(Step(nil, times: times, order: steps[start].order, body))
      } else {
        var step = steps[start]
        step.times *= times
        folded.append(step)
      }
      start += length * times
    }
    return folded
  }

  /// The shortest round that begins there and is repeated immediately.
  private static func round(at start: Int, in steps: [Step]) -> (length: Int, times: Int) {
    for length in 1...longest where start + 2 * length <= steps.count {
      let body = steps[start..<start + length]
      var times = 1
      while start + (times + 1) * length <= steps.count,
        zip(body, steps[(start + times * length)...]).allSatisfy({ $0.isLike($1) })
      {
        times += 1
      }
      if times > 1 { return (length, times) }
    }
    return (1, 1)
  }
}
