/// The claims that counts decide: no interval is needed, for there is no chance in them.
package struct CountClaims: Sendable {
  private static let size = 1_000

  let counts: [Counts]

  package init(_ counts: [Counts]) {
    self.counts = counts
  }

  /// Nothing when one of the patterns that are compared was not measured.
  package var all: [RunTimeClaim] {
    let patterns = ["mvc", "mvp", "mvvm", "mvi", "viper"]
    let calls = patterns.compactMap { pattern in
      counts.first { $0.subject == pattern }?[Self.size].map { (pattern, $0.own.calls) }
    }
    guard calls.count == patterns.count else { return [] }
    let (verdict, measured) = [Expectation].highest("mvi", of: patterns)
      .verdict(by: Self.differences(calls))
    return [
      RunTimeClaim(
        title: "MVI allocates most", source: .drawbacksOfMVI,
        wording: "a state that is never changed but replaced makes new objects all the time.",
        verdict: verdict,
        measured: "Heap allocations but the cells', all actions with "
          + "\(Wording.todos(Self.size)): \(measured)")
    ]
  }

  private static func differences(_ calls: [(String, Int)]) -> [Difference] {
    calls.indices.flatMap { left in
      calls[(left + 1)...].map { other in
        Difference(
          left: calls[left].0, right: other.0, ratios: [Double(calls[left].1) / Double(other.1)],
          pValue: 0)
      }
    }
  }
}
