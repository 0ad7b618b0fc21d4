/// The claims that counts decide: they need no interval, since counts don't vary by chance.
package struct CountClaims: Sendable {
  private static let patterns = ["mvc", "mvp", "mvvm", "mvi", "viper"]
  private static let size = 1_000

  let counts: [Counts]

  package init(_ counts: [Counts]) {
    self.counts = counts
  }

  /// Empty if one of the compared patterns wasn't measured.
  package var all: [RunTimeClaim] { [allocations, liveObjects].compactMap(\.self) }

  private var allocations: RunTimeClaim? {
    claim(
      "MVI allocates most", .drawbacksOfMVI,
      "a state that is never changed but replaced makes new objects all the time.",
      "Heap allocations but the cells', all actions with \(Wording.todos(Self.size))",
      highest: "mvi"
    ) { $0[Self.size]?.own.calls }
  }

  private var liveObjects: RunTimeClaim? {
    claim(
      "Bindings keep most objects", .bindings,
      "bindings keep books about what they bind, which can be heavier than the objects.",
      "Live objects of all scenes", highest: "mvvm"
    ) { counts in counts.scenes.reduce(0) { $0 + $1.live } }
  }

  private func claim(
    _ title: String, _ source: RunTimeClaim.Source, _ wording: String, _ name: String,
    highest: String, _ number: (Counts) -> Int?
  ) -> RunTimeClaim? {
    let numbers = Self.patterns.compactMap { pattern in
      counts.first { $0.subject == pattern }.flatMap(number).map { (pattern, $0) }
    }
    guard numbers.count == Self.patterns.count else { return nil }
    let (verdict, measured) = [Expectation].highest(highest, of: Self.patterns)
      .verdict(by: Self.differences(numbers))
    return RunTimeClaim(
      title: title, source: source, wording: wording, verdict: verdict,
      measured: "\(name): \(measured)")
  }

  private static func differences(_ numbers: [(String, Int)]) -> [Difference] {
    numbers.indices.flatMap { left in
      numbers[(left + 1)...].map { other in
        Difference(
          left: numbers[left].0, right: other.0,
          ratios: [Double(numbers[left].1) / Double(other.1)], pValue: 0)
      }
    }
  }
}
