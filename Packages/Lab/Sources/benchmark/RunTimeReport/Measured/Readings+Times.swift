/// Numbers derived from the values, one per round.
extension Readings {
  /// From a key to its frame, or for several actions, from the first key to the last frame.
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

  /// A part's share of the whole.
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

/// The parts of a key's cost, in the order in which they occur.
package enum Part: String, CaseIterable, Sendable {
  /// Until the scene has handled the key, including the store's change and immediate derivations.
  case dispatching
  /// Deriving what the window asks for later: screens, and the texts of rows.
  case deriving
  /// Drawing the cells.
  case drawing
}
