package import ArchitectureReport
import CompareConfiguration

/// The columns that claims are about: the same app in each of the five patterns.
package struct FivePatterns {
  let mvc: ModuleReport
  let mvp: ModuleReport
  let mvvm: ModuleReport
  let mvi: ModuleReport
  let viper: ModuleReport

  /// Takes a column for each pattern; nil unless all are there.
  init?(_ column: (Pattern) -> ModuleReport?) {
    guard let mvc = column(.mvc), let mvp = column(.mvp), let mvvm = column(.mvvm),
      let mvi = column(.mvi), let viper = column(.viper)
    else { return nil }
    (self.mvc, self.mvp, self.mvvm, self.mvi, self.viper) = (mvc, mvp, mvvm, mvi, viper)
  }

  private var all: [(pattern: Pattern, module: ModuleReport)] {
    Pattern.allCases.map { ($0, self[$0]) }
  }

  func ranking<Value>(_ value: (ModuleReport) -> Value) -> Ranking<Value> {
    Ranking(values: all.map { ($0.pattern, value($0.module)) })
  }

  /// Of these patterns; nil when one of them has no such value.
  func ranking<Value>(
    ofKnown value: (ModuleReport) -> Value?, in patterns: [Pattern] = Pattern.allCases
  ) -> Ranking<Value>? {
    let asked = all.filter { patterns.contains($0.pattern) }
    let known = asked.compactMap { pattern, module in value(module).map { (pattern, $0) } }
    return known.count == asked.count ? Ranking(values: known) : nil
  }

  /// Those of them that have no such value, such as `MVC, VIPER`.
  func missing<Value>(
    _ value: (ModuleReport) -> Value?, in patterns: [Pattern] = Pattern.allCases
  ) -> String {
    all.filter { patterns.contains($0.pattern) && value($0.module) == nil }
      .map(\.pattern.title).joined(separator: ", ")
  }

  subscript(pattern: Pattern) -> ModuleReport {
    switch pattern {
    case .mvc: mvc
    case .mvp: mvp
    case .mvvm: mvvm
    case .mvi: mvi
    case .viper: viper
    }
  }
}

extension FivePatterns {
  /// Every claim that is looked at, in the order in which they are shown.
  private static var claims: [(FivePatterns) -> Claim] {
    [
      \.viperSize, \.layers, \.sceneFiles, \.typeRank, \.concreteReferences, \.coupling,
      \.synchronising, \.boilerplate, \.largestController, \.complexity, \.testability, \.testCode,
      \.interactorDoubles, \.bindingMemory, \.buildTime,
    ]
  }

  /// What the usual form of each pattern says of every claim; where there are others among the
  /// columns, also whether the claim holds with them.
  ///
  /// Empty unless each of the five patterns is one of the columns in its usual form, and only once.
  package static func claims(_ modules: [ModuleReport]) -> [Claim] {
    let decision = Decision(modules)
    return claims.compactMap { claim in
      decision.verdict { column in FivePatterns(column).map(claim) }
    }
  }
}
