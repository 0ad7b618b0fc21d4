extension RecordAttack {
  /// Prints how often each outcome occurred.
  ///
  /// - Returns: a line for each violation. Before a record was first read, not all damage can be
  ///   noticed: a silent change is only counted then.
  func run(_ count: Int, seed: UInt64, tell: (String) -> Void) throws -> [String] {
    var counts: [Knowledge: [Outcome: Int]] = [:]
    var violations: [String] = []
    for number in 0..<count {
      let one = seed &+ UInt64(number)
      let attempt = try attempt(seed: one)
      for (knowledge, outcome) in attempt.outcomes {
        counts[knowledge, default: [:]][outcome, default: 0] += 1
        if outcome == .failure || outcome == .silent && knowledge == .sums {
          violations.append(
            "\(outcome.rawValue), \(attempt.damage.rawValue) in \(attempt.file), \(knowledge.rawValue):"
              + " attack-compare-runs --records 1 --seed \(one)")
        }
      }
      if (number + 1) % max(1, count / 20) == 0 { tell("\(number + 1) of \(count) damages") }
    }
    for knowledge in Knowledge.allCases {
      let ends = Outcome.allCases.map { "\(counts[knowledge]?[$0] ?? 0) \($0.rawValue)" }
      print("\(count) damages, \(knowledge.rawValue): \(ends.joined(separator: "; "))")
    }
    return violations
  }
}
