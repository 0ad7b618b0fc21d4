import CompareSupport

extension PatternColumns {
  var complexity: Claim {
    let statement = Statement(
      title: "MVP has the lowest mean complexity and MVI the highest",
      source: .androidBenchmarks,
      wording: "Of five patterns with the same features, functions branch least in MVP and most in "
        + "MVI, on average.")
    guard let means = ranking(ofKnown: \.complexity.mean) else {
      return statement.notMeasurable("\(missing(\.complexity.mean)): there is no function.")
    }
    let lowest = means.parts(.mvp, is: .below, of: Margin.counts.standing)
    let highest = means.parts(.mvi, is: .above, of: Margin.counts.standing)
    return statement.measured(
      "Mean complexity: \(means.text(places: 2)).",
      // MVP and MVI are compared once.
      lowest + highest.filter { $0.name != "MVI and MVP" })
  }
}
