/// What follows from the values, a number a round.
extension Readings {
  /// From a key to its frame, or of several actions from the first key to the last frame.
  package func whole(_ subject: String, _ size: Int, _ actions: [String]) -> [Double] {
    sum(of: [.dispatching, .frame], subject, size, actions)
  }

  package func part(
    _ part: Part, _ subject: String, _ size: Int, _ actions: [String]
  ) -> [Double] {
    let frame = sum(of: [.frame], subject, size, actions)
    let drawing = sum(of: [.drawing], subject, size, actions)
    return switch part {
    case .dispatching: sum(of: [.dispatching], subject, size, actions)
    case .deriving: zip(frame, drawing).map { $0 - $1 }
    case .drawing: drawing
    }
  }

  /// Everything but the cells, which are the toolkit's.
  package func own(_ subject: String, _ size: Int, _ actions: [String]) -> [Double] {
    zip(whole(subject, size, actions), part(.drawing, subject, size, actions)).map { $0 - $1 }
  }

  /// The parts' share of the whole.
  package func share(
    _ part: Part, _ subject: String, _ size: Int, _ actions: [String]
  ) -> [Double] {
    zip(self.part(part, subject, size, actions), whole(subject, size, actions)).map { $0 / $1 }
  }

  private func sum(
    of measures: [Measure], _ subject: String, _ size: Int, _ actions: [String]
  ) -> [Double] {
    let summands = measures.flatMap { measure in
      actions.map { self[Quantity(measure, of: subject, size: size, action: $0)] }
    }
    guard let first = summands.first else { return [] }
    return summands.dropFirst().reduce(first) { zip($0, $1).map { $0 + $1 } }
  }
}

/// What a key costs, in the order in which it happens.
package enum Part: String, CaseIterable, Sendable {
  /// Until the scene has handled the key, the store's change and what a scene derives at once included.
  case dispatching
  /// What is left to be derived when the window asks for it: screens, and the words of rows.
  case deriving
  /// The cells.
  case drawing
}
