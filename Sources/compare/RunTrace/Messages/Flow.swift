/// The messages of one task, or of a thread outside of any.
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
  /// Calls that nothing in the package made, as what their tasks and threads did.
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

  /// What began at these places among all calls.
  package func within(_ places: Range<Int>) -> [Flow] {
    map { Flow($0.kind, $0.number, $0.steps.within(places)) }.filter { !$0.steps.isEmpty }
  }
}
