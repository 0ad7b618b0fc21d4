/// What the counts have to keep to, on any machine.
///
/// Each bound has room for another compiler or Foundation, and none for a list that is walked or
/// copied with every key.
package struct CountGates: Sendable {
  /// What counts as growth: reading everything anew is 1.
  package static let exponent = 0.1
  /// How many times MVC's own part, all but the cells, may be; the widest stands at 1.61.
  package static let ratios = 0.5...2.0

  let counts: [Counts]
  /// Counted once more, the smaller sizes at least.
  let again: [Counts]

  package init(_ counts: [Counts], again: [Counts]) {
    self.counts = counts
    self.again = again
  }

  /// What is wrong, a line each.
  package var findings: [String] {
    uncounted + repeats + growth + ratios + states
  }

  private var uncounted: [String] {
    counts.filter { $0.sizes.contains { $0.all.calls == 0 } }.map {
      "\($0.subject): no allocation was counted, so nothing was measured."
    }
  }

  private var repeats: [String] {
    zip(counts, again).compactMap { first, second in
      Self.difference(first, second).map {
        "\(first.subject): a second run counted something else: \($0)."
      }
    }
  }

  /// The first one, in what the second run counted too.
  private static func difference(_ first: Counts, _ second: Counts) -> String? {
    for (size, other) in zip(first.sizes, second.sizes) {
      for (action, again) in zip(size.actions, other.actions) where action != again {
        return "\(action.action) with \(Wording.todos(size.size)): "
          + "\(action.whole.calls) allocations, then \(again.whole.calls)"
      }
      if size.finalState != other.finalState { return "another state in the end" }
    }
    for (scene, again) in zip(first.scenes, second.scenes) where scene != again {
      return "\(scene.scene): \(scene.live) live objects, then \(again.live)"
    }
    return nil
  }

  /// From the size on with which the list fills the screen, and without the cells, which would hide
  /// a list that is copied.
  private var growth: [String] {
    counts.flatMap { counts in
      counts.actions.flatMap { action in
        [("allocations", \Allocations.calls), ("bytes", \.bytes)].compactMap { name, number in
          let exponent = counts.suffix(2).exponent { $0.own(action)[keyPath: number] }
          if exponent.isNaN || exponent <= Self.exponent { return nil }
          return
            "\(counts.subject), \(action): \(name) but the cells' grow as the number of todos to "
            + "the power of \(Wording.number(exponent, places: 2)), more than \(Self.exponent)."
        }
      }
    }
  }

  private var ratios: [String] {
    guard let mvc = counts.first(where: { $0.subject == "mvc" }) else { return [] }
    return counts.flatMap { counts in
      zip(counts.sizes, mvc.sizes).compactMap { size, other -> String? in
        let ratio = Double(size.own.calls) / Double(other.own.calls)
        if ratio.isNaN || Self.ratios.contains(ratio) { return nil }
        return
          "\(counts.subject): \(Wording.number(ratio, places: 2)) times mvc's allocations, the cells' "
          + "apart, with \(Wording.todos(size.size)), not \(Self.ratios.lowerBound) to "
          + "\(Self.ratios.upperBound) times."
      }
    }
  }

  private var states: [String] {
    guard let first = counts.first else { return [] }
    return counts.dropFirst().flatMap { counts in
      zip(counts.sizes, first.sizes).filter { $0.finalState != $1.finalState }.map { size, _ in
        "\(counts.subject): with \(Wording.todos(size.size)) it ends in another state than "
          + "\(first.subject)."
      }
    }
  }
}
