extension FivePatterns {
  var complexity: Claim {
    let statement = Statement(
      title: "MVP has the lowest mean complexity and MVI the highest",
      source: .androidBenchmarks,
      wording: "Of five patterns with the same features, functions branch least in MVP and most in "
        + "MVI, on average.")
    guard let means = ranking(ofKnown: \.complexity.mean) else {
      return statement.notMeasurable("\(missing(\.complexity.mean)): there is no function.")
    }
    let isLowest = means.isLowest(.mvp)
    let isHighest = means.isHighest(.mvi)
    return statement.measured(
      "Mean complexity: \(means.text(places: 2)). MVP's \(isLowest ? "is" : "is not") the lowest, "
        + "MVI's \(isHighest ? "is" : "is not") the highest.",
      holds: isLowest && isHighest)
  }
}
