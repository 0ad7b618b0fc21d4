/// A published statement that one subject's number is below another's.
struct Expectation {
  let lower: String
  let higher: String
}

extension [Expectation] {
  /// One subject is below all others.
  static func lowest(_ subject: String, of subjects: [String]) -> Self {
    subjects.filter { $0 != subject }.map { Expectation(lower: subject, higher: $0) }
  }

  static func highest(_ subject: String, of subjects: [String]) -> Self {
    subjects.filter { $0 != subject }.map { Expectation(lower: $0, higher: subject) }
  }

  /// Compares each pair once: all as expected, one the other way round, or neither.
  func verdict(
    by differences: [Difference]
  ) -> (verdict: RunTimeClaim.Verdict, measured: String) {
    let pairs = compactMap { differences.between($0.lower, $0.higher) }
    let against = pairs.filter { $0.standing == .above }
    let close = pairs.filter { $0.standing == .close }
    let numbers = pairs.map { "\($0.left) to \($0.right) \(Wording.ratio($0.ratios))" }
    let remarks = [("Against it", against), ("Too close", close)].compactMap { name, pairs in
      pairs.isEmpty || pairs.count == self.count
        ? nil
        : " \(name): " + pairs.map { "\($0.left) and \($0.right)" }.joined(separator: ", ") + "."
    }
    return (
      !against.isEmpty ? .contradicted : close.isEmpty ? .confirmed : .tooClose,
      numbers.joined(separator: ", ") + "." + remarks.joined()
    )
  }
}

extension [Difference] {
  fileprivate func between(_ left: String, _ right: String) -> Difference? {
    first { $0.left == left && $0.right == right }
      ?? first { $0.left == right && $0.right == left }?.reversed
  }
}
