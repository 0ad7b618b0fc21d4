import CompareSupport

extension PatternColumns {
  var testCode: Claim {
    let statement = Statement(
      title: "VIPER needs more test code, but its cases are simpler",
      source: .bookOfVIPERTesting,
      wording: "A massive view controller is one black box with many states. In VIPER each of its "
        + "parts has tests of its own, and most of them check one call of a mock.")
    guard let lines = ranking(ofKnown: \.tests?.lines),
      let perCase = ranking(ofKnown: \.linesPerCase)
    else {
      return statement.notMeasurable("\(missing(\.linesPerCase)): no case was run.")
    }
    let more = lines.parts(.viper, is: .above, of: Margin.counts.standing)
    let simpler = perCase.parts(.viper, is: .below, of: Margin.counts.standing)
    return statement.measured(
      "Lines of test code: \(lines.text). For each case: \(perCase.text(places: 2)).",
      more.map { $0.about("lines of") } + simpler.map { $0.about("lines per case of") })
  }
}

extension ModuleReport {
  /// Of the suites, what they share included; nil when no case was run.
  fileprivate var linesPerCase: Double? {
    tests.flatMap { $0.run > 0 ? Double($0.lines) / Double($0.run) : nil }
  }
}
