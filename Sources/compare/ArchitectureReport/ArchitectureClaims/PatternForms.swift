import CompareSupport

/// The columns of one pattern: its usual form, which the five are, and the others of it.
struct PatternForms: Equatable, Sendable {
  let pattern: Pattern
  /// Places among the columns, as the others are.
  let usual: Int
  let others: [Int]

  var all: [Int] { [usual] + others }

  /// Of each pattern that has one usual form among the columns: with two, nobody knows which it is.
  static func all(
    among modules: [ModuleReport], where isMeant: (ModuleReport) -> Bool = { _ in true }
  ) -> [PatternForms] {
    Pattern.allCases.compactMap { pattern in
      let own = modules.indices.filter { modules[$0].pattern == pattern && isMeant(modules[$0]) }
      let usual = own.filter { modules[$0].variant == nil }
      guard usual.count == 1, let first = usual.first else { return nil }
      let others = own.filter {
        modules[$0].variant != nil && modules[$0].origin == modules[first].origin
      }
      return PatternForms(pattern: pattern, usual: first, others: others)
    }
  }
}

extension [PatternForms] {
  /// The ways to choose that are tried at most.
  static let mostChoices = 5_000

  /// Every way to choose one form of each pattern; nil when there are more than are tried.
  var choices: [[Pattern: Int]]? {
    guard reduce(1, { Swift.min($0, Self.mostChoices) * $1.all.count }) <= Self.mostChoices else {
      return nil
    }
    return reduce([[:]]) { choices, forms in
      choices.flatMap { choice in
        forms.all.map { choice.merging([forms.pattern: $0]) { $1 } }
      }
    }
  }
}
