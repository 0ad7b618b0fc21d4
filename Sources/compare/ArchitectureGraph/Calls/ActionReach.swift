import SourceRecords

/// The code that an action can reach, if values of enums that are never kept come only from itself.
///
/// A `case` of such an enum is reachable if anything that the action runs makes a value of that
/// case; individual values aren't told apart.
struct ActionReach {
  private struct Step {
    enum Outcome {
      case call(Callable)
      case make(SymbolID)
    }

    let from: Callable
    let requirement: Requirement
    let outcome: Outcome
  }

  private let action: Callable
  private let map: CallMap
  /// Whether a path may pass a condition that can't be decided.
  private let allowsDoubt: Bool
  private var made: Set<SymbolID>

  init(
    of action: Callable, _ map: CallMap, allowsDoubt: Bool, edges: (Callable) -> [PossibleCall]
  ) {
    self.action = action
    self.map = map
    self.allowsDoubt = allowsDoubt
    // An argument may be any case of the enums in the action's signature.
    made = map.casesToldTo(action)
    func steps(of body: Callable) -> [Step] {
      edges(body).map { Step(from: body, requirement: $0.requirement, outcome: .call($0.to)) }
        + map.made(by: body).map {
          Step(from: body, requirement: $0.requirement, outcome: .make($0.enumCase))
        }
    }

    var reached: Set = [action]
    var waiting = steps(of: action)
    var closed: [Step] = []
    while let step = waiting.popLast() {
      guard holds(step.requirement, in: step.from) else {
        closed.append(step)
        continue
      }
      switch step.outcome {
      case .call(let body):
        if reached.insert(body).inserted { waiting += steps(of: body) }
      case .make(let enumCase):
        // Making a case only ever unlocks further steps, so the order doesn't matter.
        guard made.insert(enumCase).inserted else { continue }
        waiting += closed
        closed = []
      }
    }
  }

  /// Whether a place in a body can be reached, once the body is.
  func holds(_ requirement: Requirement, in callable: Callable) -> Bool {
    let isKnown =
      switch requirement.doubt {
      case .none: true
      case .parameter: map.function(of: callable) == map.function(of: action)
      case .unknown: false
      }
    return (allowsDoubt || isKnown)
      && requirement.cases.allSatisfy { patterns in
        patterns.contains { $0.isSubset(of: made) }
      }
  }
}
