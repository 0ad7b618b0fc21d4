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

extension PatternColumns {
  func complexityCell(_ pattern: Pattern) -> Claim {
    let saying = Saying.complexity(pattern)
    let statement = saying.statement(pattern, margin: Margin.counts.text)
    guard let own = self[pattern] else { return statement.lacks([pattern]) }
    return statement.measured(
      "\(own.types.total), in \(own.files) files.",
      ranking(\.types.total).parts(pattern, saying, of: Margin.counts.standing))
  }
}

extension Saying {
  fileprivate static func complexity(_ pattern: Pattern) -> Saying {
    switch pattern {
    case .mvc:
      Saying("Low: simple in design.", .prosAndCons, .below, than: .others(than: .mvc))
    case .mvp:
      Saying(
        "Clear, but in a tiny example twice the code of MVC.", .patternsInIOS, .above, than: [.mvc])
    case .mvvm:
      Saying(
        "As much code as MVP in a tiny example, much less with bindings in a real app.",
        .patternsInIOS, .below, than: [.mvp])
    case .mvi:
      Saying(
        "What belongs together is spread among as many classes as possible.", .caseAgainstMVI,
        .above, than: [.mvc, .mvp, .mvvm])
    case .viper:
      Saying(
        "High: the number of classes rises a lot, and so does the work for a new module.",
        .bookOfVIPER, .above, than: .others(than: .viper))
    }
  }
}
