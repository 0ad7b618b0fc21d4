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
    [(.mvc, mvc), (.mvp, mvp), (.mvvm, mvvm), (.mvi, mvi), (.viper, viper)]
  }

  func ranking<Value>(_ value: (ModuleReport) -> Value) -> Ranking<Value> {
    Ranking(values: all.map { ($0.pattern, value($0.module)) })
  }

  /// Nil when one of the five has no such value.
  func ranking<Value>(ofKnown value: (ModuleReport) -> Value?) -> Ranking<Value>? {
    let known = all.compactMap { pattern, module in value(module).map { (pattern, $0) } }
    return known.count == all.count ? Ranking(values: known) : nil
  }

  /// Those that have no such value, such as `MVC, VIPER`.
  func missing<Value>(_ value: (ModuleReport) -> Value?) -> String {
    all.filter { value($0.module) == nil }.map(\.pattern.title).joined(separator: ", ")
  }
}

extension FivePatterns {
  /// Every claim that is looked at, in the order in which they are shown.
  private static var claims: [(FivePatterns) -> Claim] {
    [
      \.viperSize, \.typeRank, \.concreteReferences, \.coupling, \.boilerplate,
      \.largestController, \.complexity, \.testability, \.interactorDoubles, \.buildTime,
    ]
  }

  /// What the usual form of each pattern says of every claim; where there are others among the
  /// columns, also whether the claim holds with them.
  ///
  /// Empty unless each of the five patterns is one of the columns in its usual form, and only once.
  package static func claims(_ modules: [ModuleReport]) -> [Claim] {
    let forms = PatternForms.all(among: modules)
    let usual = Dictionary(uniqueKeysWithValues: forms.map { ($0.pattern, $0.usual) })
    return claims.compactMap { claim -> Claim? in
      func answer(by choice: [Pattern: Int]) -> Claim? {
        let columns = choice.mapValues { modules[$0] }
        return FivePatterns { columns[$0] }.map(claim)
      }
      guard var decided = answer(by: usual) else { return nil }
      let varied = forms.filter { !$0.others.isEmpty && decided.patterns.contains($0.pattern) }
      let outcomes = varied.choices.compactMap { choice in
        answer(by: usual.merging(choice) { $1 }).map { claim in
          FormsVerdict.Outcome(
            forms: varied.compactMap { choice[$0.pattern].map { modules[$0].name } },
            verdict: claim.verdict)
        }
      }
      decided.forms = varied.isEmpty ? nil : FormsVerdict(outcomes)
      return decided
    }
  }
}
