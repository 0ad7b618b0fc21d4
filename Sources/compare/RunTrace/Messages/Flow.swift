/// The messages of one task, or of a thread outside any task.
package struct Flow: Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case thread, task
  }

  package var kind: Kind
  /// In the order in which they first did something.
  package var number: Int
  package var steps: [Step]

  package init(_ kind: Kind, _ number: Int, _ steps: [Step]) {
    self.kind = kind
    self.number = number
    self.steps = steps
  }

  package var title: String {
    kind == .thread && number == 1 ? "main thread" : "\(kind.rawValue) \(number)"
  }
}

extension [Flow] {
  /// Groups calls that nothing in the package made by their tasks and threads.
  package init(of roots: [TracedCall], _ messages: MessageSteps = MessageSteps()) {
    self = []
    for call in roots {
      let kind = call.task == 0 ? Flow.Kind.thread : .task
      let number = Int(clamping: call.task == 0 ? call.thread : call.task)
      let place = firstIndex { $0.kind == kind && $0.number == number } ?? count
      if place == count { append(Flow(kind, number, [])) }
      self[place].steps += messages.steps(of: call)
    }
    removeAll { $0.steps.isEmpty }
  }

  /// The steps that began at these indices among all calls.
  package func within(_ places: Range<Int>) -> [Flow] {
    map { Flow($0.kind, $0.number, $0.steps.within(places)) }.filter { !$0.steps.isEmpty }
  }
}

/// A message with what it led to, or a repeated round of several messages.
package struct Step: Equatable, Sendable {
  /// Nil for a round.
  package var message: Message?
  /// How many times in a row.
  package var times = 1
  package var steps: [Step] = []
  /// The index of the first one among all calls of the run.
  package var order = 0

  package init(_ message: Message?, times: Int = 1, order: Int = 0, _ steps: [Step] = []) {
    self.message = message
    self.times = times
    self.order = order
    self.steps = steps
  }

  /// Whether both look the same, whenever they happened.
  func isLike(_ other: Step) -> Bool {
    message == other.message && times == other.times && steps.areLike(other.steps)
  }
}

extension [Step] {
  func areLike(_ others: [Step]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.isLike($1) }
  }

  /// Counts every message as often as it was sent.
  package func countMessages() -> Int {
    reduce(0) { $0 + $1.times * (($1.message == nil ? 0 : 1) + $1.steps.countMessages()) }
  }

  /// The steps at these indices; they move up if what led to them began elsewhere.
  func within(_ places: Range<Int>) -> [Step] {
    flatMap { step in
      let inner = step.steps.within(places)
      guard places.contains(step.order) else { return inner }
      return [Step(step.message, times: step.times, order: step.order, inner)]
    }
  }

  /// Every message once for each of its steps.
  package var messages: [Message] {
    flatMap { [$0.message].compactMap(\.self) + $0.steps.messages }
  }
}

/// One type of the package calling another.
package struct Message: Hashable, Sendable {
  /// Nil if the caller is code outside any type, or outside the package.
  package var from: TypeName?
  package var to: TypeName
  package var name: String
  /// The protocol that the call went through.
  package var via: TypeName?
  package var place: CodePlace?

  /// Such as `Store.add`.
  package var title: String { "\(to.name).\(name)" }
}
