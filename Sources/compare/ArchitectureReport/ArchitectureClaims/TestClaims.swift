import CompareSupport

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
