import SourceRecords

/// What an action can run, when values of enums that are never kept are only what it makes of them.
///
/// A `case` of such an enum is reached when something that the action runs makes that case; which of
/// several values it is, nobody asks.
struct ActionReach {
  private enum Outcome {
    case call(Callable)
    case make(SymbolID)
  }

  private let action: Callable
  private let map: CallMap
  /// Whether a way may lead past a question that nothing is known of.
  private let allowsDoubt: Bool
  private var made: Set<SymbolID>

  init(
    of action: Callable, _ map: CallMap, allowsDoubt: Bool, edges: (Callable) -> [PossibleCall]
  ) {
    self.action = action
    self.map = map
    self.allowsDoubt = allowsDoubt
    // What it is told may be anything.
    made = map.casesToldTo(action)
    var reached: Set = [action]
    var entered = [action]
    var waiting: [(requirement: Requirement, from: Callable, outcome: Outcome)] = []
    repeat {
      for callable in entered {
        waiting += edges(callable).map { ($0.requirement, callable, .call($0.to)) }
        waiting += map.made(by: callable).map { ($0.requirement, callable, .make($0.enumCase)) }
      }
      entered = []
      // Asked before anything is made: what is made opens the next round.
      let isOpen = waiting.map { holds($0.requirement, in: $0.from) }
      let open = zip(waiting, isOpen).filter(\.1).map(\.0)
      waiting = zip(waiting, isOpen).filter { !$0.1 }.map(\.0)
      let count = made.count
      for step in open {
        switch step.outcome {
        case .call(let callable):
          if reached.insert(callable).inserted { entered.append(callable) }
        case .make(let enumCase): made.insert(enumCase)
        }
      }
      if entered.isEmpty, made.count == count { return }
    } while true
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
