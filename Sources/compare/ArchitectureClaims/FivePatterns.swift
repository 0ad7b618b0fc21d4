package import ArchitectureReport
import CompareConfiguration

/// The columns that claims are about: the same app in each of the five patterns.
package struct FivePatterns {
  let mvc: ModuleReport
  let mvp: ModuleReport
  let mvvm: ModuleReport
  let mvi: ModuleReport
  let viper: ModuleReport

  /// Nil unless each pattern is one of the columns, and only one; other columns may stand beside.
  init?(_ modules: [ModuleReport]) {
    let byPattern = Dictionary(grouping: modules, by: \.pattern)
    func only(_ pattern: Pattern) -> ModuleReport? {
      guard let found = byPattern[pattern], found.count == 1 else { return nil }
      return found.first
    }
    guard let mvc = only(.mvc), let mvp = only(.mvp), let mvvm = only(.mvvm), let mvi = only(.mvi),
      let viper = only(.viper)
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
  ///
  /// Empty unless each of the five patterns is one of the columns, and only one.
  package static func claims(_ modules: [ModuleReport]) -> [Claim] {
    guard let five = FivePatterns(modules) else { return [] }
    return [
      five.viperSize, five.typeRank, five.concreteReferences, five.coupling, five.boilerplate,
      five.largestController, five.complexity, five.testability, five.interactorDoubles,
      five.buildTime,
    ]
  }
}
