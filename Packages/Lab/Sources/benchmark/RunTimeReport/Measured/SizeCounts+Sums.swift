extension SizeCounts {
  /// The allocations of all actions.
  package var all: Allocations {
    actions.reduce(.none) { $0 + $1.whole }
  }

  package func all(_ part: Part) -> Allocations {
    actions.reduce(.none) { $0 + $1[part] }
  }

  /// Everything but the cells, which are the toolkit's.
  var own: Allocations { all - all(.drawing) }

  func own(_ action: String) -> Allocations {
    actions.first { $0.action == action }.map { $0.whole - $0.drawing } ?? .none
  }

  /// The allocations of one action, or of all if no name is given.
  func whole(_ action: String?) -> Allocations {
    guard let action else { return all }
    return actions.first { $0.action == action }?.whole ?? .none
  }
}

extension Counts {
  subscript(size: Int) -> SizeCounts? {
    sizes.first { $0.size == size }
  }

  /// A copy with only the largest sizes.
  func suffix(_ count: Int) -> Counts {
    Counts(subject: subject, sizes: sizes.suffix(count), scenes: scenes)
  }

  var actions: [String] { sizes.first?.actions.map(\.action) ?? [] }

  /// The exponent with which a count grows with the number of todos.
  func exponent(_ number: (SizeCounts) -> Int) -> Double {
    Growth.exponent(sizes.map { Double(number($0)) }, at: sizes.map(\.size))
  }
}
