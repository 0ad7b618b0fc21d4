import CompareSupport
import Foundation

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
