/// The bounds that counts must keep on any machine.
///
/// Each bound leaves room for another compiler or Foundation, but none for traversing or
/// copying a list on every key.
package struct CountGates: Sendable {
  /// The exponent from which on a count is growing: reading everything again is 1.
  package static let exponent = 0.1
  /// The allowed ratio to MVC, without the cells; the largest is at 1.61.
  package static let ratios = 0.5...2.0

  let counts: [Counts]
  /// A second count, at least of the smaller sizes.
  let again: [Counts]

  package init(_ counts: [Counts], again: [Counts]) {
    self.counts = counts
    self.again = again
  }

  /// The violations, one per line.
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
        "\(first.subject): a second run gave other counts: \($0)."
      }
    }
  }

  /// The first difference, in what the second run counted too.
  private static func difference(_ first: Counts, _ second: Counts) -> String? {
    for (size, other) in zip(first.sizes, second.sizes) {
      for (action, again) in zip(size.actions, other.actions) where action != again {
        return "\(action.action) with \(Wording.todos(size.size)): "
          + "\(action.whole.calls) allocations, then \(again.whole.calls)"
      }
      if size.finalState != other.finalState { return "another final state" }
    }
    for (scene, again) in zip(first.scenes, second.scenes) where scene != again {
      return "\(scene.scene): \(scene.live) live objects, then \(again.live)"
    }
    return nil
  }

  /// Starts at the size at which the list fills the screen, without the cells, which would hide
  /// a list that is copied.
  private var growth: [String] {
    counts.flatMap { counts in
      counts.actions.flatMap { action in
        [("allocations", \Allocations.calls), ("bytes", \.bytes)].compactMap { name, number in
          let exponent = counts.suffix(2).exponent { $0.own(action)[keyPath: number] }
          if exponent.isNaN || exponent <= Self.exponent { return nil }
          return
            "\(counts.subject), \(action): \(name) without cells grow with the number of todos to "
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
          "\(counts.subject): \(Wording.number(ratio, places: 2)) times mvc's allocations without "
          + "cells, with \(Wording.todos(size.size)), not \(Self.ratios.lowerBound) to "
          + "\(Self.ratios.upperBound)."
      }
    }
  }

  private var states: [String] {
    guard let first = counts.first else { return [] }
    return counts.dropFirst().flatMap { counts in
      zip(counts.sizes, first.sizes).filter { $0.finalState != $1.finalState }.map { size, _ in
        "\(counts.subject): with \(Wording.todos(size.size)) its final state differs from that of "
          + "\(first.subject)."
      }
    }
  }
}
