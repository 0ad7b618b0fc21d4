import CompareSupport

/// The columns that claims are about: the same app in several patterns.
struct PatternColumns {
  private let columns: [Pattern: ModuleReport]

  /// Takes a column for each pattern that has one.
  init(_ column: (Pattern) -> ModuleReport?) {
    columns = Dictionary(
      uniqueKeysWithValues: Pattern.allCases.compactMap { pattern in
        column(pattern).map { (pattern, $0) }
      })
  }

  subscript(pattern: Pattern) -> ModuleReport? { columns[pattern] }

  var count: Int { columns.count }

  /// In the patterns' own order.
  private var all: [(pattern: Pattern, module: ModuleReport)] {
    Pattern.allCases.compactMap { pattern in columns[pattern].map { (pattern, $0) } }
  }

  func ranking<Value>(_ value: (ModuleReport) -> Value) -> Ranking<Value> {
    Ranking(values: all.map { ($0.pattern, value($0.module)) })
  }

  /// Of those of these patterns that are there; nil when one of them has no such value.
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
}
