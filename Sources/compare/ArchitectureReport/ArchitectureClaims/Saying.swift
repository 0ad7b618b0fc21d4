import CompareSupport

/// What is said of one pattern in one respect, and how its number must stand to others' for that.
struct Saying {
  /// In our own words.
  let wording: String
  let source: Statement.Source
  let wanted: Standing
  let others: [Pattern]

  init(
    _ wording: String, _ source: Statement.Source, _ wanted: Standing, than others: [Pattern]
  ) {
    self.wording = wording
    self.source = source
    self.wanted = wanted
    self.others = others
  }

  func statement(_ pattern: Pattern, margin: String) -> Statement {
    Statement(
      title: pattern.title, source: source, wording: wording, margin: margin,
      patterns: Pattern.allCases.filter { $0 == pattern || others.contains($0) })
  }
}

extension [Pattern] {
  /// All but one.
  static func others(than pattern: Pattern) -> [Pattern] {
    Pattern.allCases.filter { $0 != pattern }
  }
}

extension Ranking where Value: Amount {
  /// That the pattern's value stands to the others' as is said, a part for each.
  func parts(
    _ pattern: Pattern, _ saying: Saying, of standing: (Value, Value) -> Standing
  ) -> [ClaimPart] {
    let meant = values.filter { $0.pattern == pattern || saying.others.contains($0.pattern) }
    return Ranking(values: meant).parts(pattern, is: saying.wanted, of: standing)
  }
}
