import CompareSupport
import Foundation
import SourceRecords

extension PatternColumns {
  func concreteReferences(_ statement: Statement) -> Claim {
    let concrete = ranking(\.roleEdges.acrossRoles.concrete)
    return statement.measured(
      "Concrete edges inside the module between types of different roles: \(concrete.text). "
        + "Together with those to protocols: \(ranking(\.roleEdges.acrossRoles.all).text).",
      concrete.parts(.viper, is: .below))
  }

  func coupling(_ statement: Statement) -> Claim {
    let edges = ranking(\.edges.total)
    let perType = ranking(ofKnown: { module in
      module.types.total > 0 ? Double(module.edges.total) / Double(module.types.total) : nil
    })
    return statement.measured(
      "Dependency edges: \(edges.text)."
        + (perType.map { " For each type: \($0.text(places: 2))." } ?? ""),
      edges.parts(.mvvm, is: .below))
  }

  func synchronising(_ statement: Statement) -> Claim {
    guard let places = ranking(ofKnown: Synchronising.init, in: [.mvp, .mvvm]) else {
      return statement.notMeasurable(
        "\(missing(Synchronising.init, in: [.mvp, .mvvm])): no place is known where a view "
          + "and what it shows refer to each other.")
    }
    let all = Ranking(values: places.values.map { ($0.pattern, $0.value.all) })
    return statement.measured(
      "Places where views and other types refer to each other: \(all.text). "
        + "To views: \(places.text { "\($0.toViews)" }). "
        + "From views: \(places.text { "\($0.fromViews)" }).",
      all.parts(.mvvm, is: .below))
  }
}

/// How often a module's views and its other types refer to each other.
struct Synchronising: Equatable {
  private(set) var toViews = 0
  private(set) var fromViews = 0

  var all: Int { toViews + fromViews }

  /// Leaves out types that make views or switch between them; nil if there are no references.
  init?(of report: ModuleReport) {
    let views = [Role.view, .viewController].map(\.rawValue)
    let makers = [Role.app, .builder, .coordinator, .router].map(\.rawValue)
    for edge in report.roleEdges where edge.isInternal {
      let ends = [edge.from, edge.to]
      if ends.contains(where: makers.contains) { continue }
      switch ends.map(views.contains) {
      case [true, false]: fromViews += edge.references ?? 0
      case [false, true]: toViews += edge.references ?? 0
      default: break
      }
    }
    guard all > 0 else { return nil }
  }
}

extension PatternColumns {
  func testability(_ statement: Statement) -> Claim {
    guard let percent = ranking(ofKnown: \.coverage?.viewFree.percent),
      let shares = viewFreeShares
    else { return statement.notMeasurable(coverageMissing) }
    return statement.measured(
      "Coverage outside views, in %: \(percent.text(places: 1)). "
        + "In lines: \(shares.text { "\($0.lines.covered) of \($0.lines.total)" }).",
      shares.parts(.mvc, is: .below))
  }

  func testability(_ pattern: Pattern, _ own: ModuleReport, _ saying: Statement) -> Claim {
    guard let shares = viewFreeShares, let own = own.coverage?.viewFree,
      let percent = own.percent
    else { return saying.notMeasurable(coverageMissing) }
    return saying.measured(
      "\(String(format: "%.1f", percent)) %, \(own.covered) of \(own.total) lines.",
      shares.parts(pattern, saying))
  }

  private var viewFreeShares: Ranking<CoveredShare>? {
    ranking(ofKnown: \.coverage?.viewFree).map { lines in
      Ranking(values: lines.values.map { ($0.pattern, CoveredShare(lines: $0.value)) })
    }
  }

  private var coverageMissing: String {
    "\(missing(\.coverage?.viewFree.percent)): coverage was not measured in this run."
  }

  func interactorDoubles(_ statement: Statement) -> Claim {
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
        + "\(doubles.fewest), at most \(doubles.most); for parts of the module itself, such as "
        + "the interactor's output, at most \(doubles.mostOfModule).",
      ClaimPart.all(from: doubles.fewest, to: doubles.most, are: 1))
  }

  func testCode(_ statement: Statement) -> Claim {
    guard let lines = ranking(ofKnown: \.tests?.lines),
      let perCase = ranking(ofKnown: \.linesPerCase)
    else {
      return statement.notMeasurable("\(missing(\.linesPerCase)): no case was run.")
    }
    let more = lines.parts(.viper, is: .above).map { $0.about("lines of") }
    let byCase = perCase.parts(.viper, is: .below)
    // An older result has cases only.
    guard let perFunction = ranking(ofKnown: \.linesPerFunction) else {
      return statement.measured(
        "Lines of test code: \(lines.text). For each case: \(perCase.text(places: 2)).",
        more + byCase.map { $0.about("lines per case of") })
    }
    let byFunction = perFunction.parts(.viper, is: .below)
    let simpler = zip(byFunction, byCase).map { $0.agreeing(with: $1).about("lines per test of") }
    return statement.measured(
      "Lines of test code: \(lines.text). For each test function: \(perFunction.text(places: 2)); "
        + "for each case: \(perCase.text(places: 2)). A pair that turns with the way of "
        + "counting is too close.",
      more + simpler)
  }
}

extension ModuleReport {
  /// Of the suites, including what they share; nil if no test was run, and in an older result.
  fileprivate var linesPerFunction: Double? {
    tests.flatMap { tests in
      tests.functions.flatMap { $0 > 0 ? Double(tests.lines) / Double($0) : nil }
    }
  }

  /// The same for each case; nil if none was run.
  fileprivate var linesPerCase: Double? {
    tests.flatMap { $0.run > 0 ? Double($0.lines) / Double($0.run) : nil }
  }
}
