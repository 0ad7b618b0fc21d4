import CompareSupport
import Foundation

extension PatternColumns {
  var testability: Claim {
    let statement = Statement(
      title: "MVC is least testable without a view",
      source: .patternsInIOS,
      wording: "The controller is so bound to its view that unit tests reach little but the model.",
      margin: CoverageMargin().text)
    guard let percent = ranking(ofKnown: \.coverage?.viewFree.percent),
      let lines = ranking(ofKnown: \.coverage?.viewFree)
    else {
      return statement.notMeasurable(
        "\(missing(\.coverage?.viewFree.percent)): coverage was not measured in this run.")
    }
    return statement.measured(
      "Coverage outside views, in %: \(percent.text(places: 1)). "
        + "In lines: \(lines.text { "\($0.covered) of \($0.total)" }).",
      lines.parts(.mvc, is: .below, of: CoverageMargin().standing))
  }

  var interactorDoubles: Claim {
    let statement = Statement(
      title: "Interactors need one double",
      source: .pixelmatters,
      wording: "To test an interactor it is enough to stand in for the presenter that it answers.",
      margin: Margin.none.text,
      patterns: [.viper])
    guard let viper = self[.viper] else { return statement.lacks([.viper]) }
    guard let tests = viper.tests else {
      return statement.notMeasurable("VIPER: tests were not measured in this run.")
    }
    let interactor = Role.interactor.rawValue
    guard let doubles = tests.doublesByRole.first(where: { $0.role == interactor }) else {
      return statement.notMeasurable("VIPER: no suite is named after an interactor.")
    }
    return statement.measured(
      "Suites named after an interactor: \(doubles.suites). Doubles that one of them uses: at least "
        + "\(doubles.fewest), at most \(doubles.most); for protocols of the module itself, such as "
        + "the interactor's output, at most \(doubles.mostOfModule).",
      [
        ClaimPart("the fewest", Margin.none.standing(of: doubles.fewest, to: 1), is: .close),
        ClaimPart("the most", Margin.none.standing(of: doubles.most, to: 1), is: .close),
      ])
  }
}

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

extension PatternColumns {
  func testabilityCell(_ pattern: Pattern) -> Claim {
    let saying = Saying.testability(pattern)
    let statement = saying.statement(pattern, margin: CoverageMargin().text)
    if self[pattern] == nil { return statement.lacks([pattern]) }
    guard let lines = ranking(ofKnown: \.coverage?.viewFree),
      let own = self[pattern]?.coverage?.viewFree, let percent = own.percent
    else {
      return statement.notMeasurable(
        "\(missing(\.coverage?.viewFree.percent)): coverage was not measured in this run.")
    }
    return statement.measured(
      "\(String(format: "%.1f", percent)) %, \(own.covered) of \(own.total) lines.",
      lines.parts(pattern, saying, of: CoverageMargin().standing))
  }
}

extension Saying {
  fileprivate static func testability(_ pattern: Pattern) -> Saying {
    switch pattern {
    case .mvc:
      Saying(
        "Low: one will probably test the model alone.", .patternsInIOS, .below,
        than: .others(than: .mvc))
    case .mvp:
      Saying(
        "Excellent: a double stands in for the view, and the presenter decides all.", .passiveView,
        .above, than: [.mvc])
    case .mvvm:
      Saying(
        "Good: a view model is tested without the awkward automation of a user interface.",
        .viewModelDrawbacks, .above, than: [.mvc])
    case .mvi:
      Saying(
        "High: a reducer is a pure function from a state to the next.", .mviFlavours, .above,
        than: [.mvc])
    case .viper:
      Saying(
        "The best: what is best divided is best tested.", .patternsInIOS, .above,
        than: .others(than: .viper))
    }
  }
}
