import CompareSupport

/// The same app in each of the five patterns, as this package has it.
package enum FivePatterns {
  /// What the usual form of each pattern says of every claim; where there are others among the
  /// columns, also whether the claim holds with them.
  ///
  /// Empty unless each of the five patterns is one of the columns in its usual form, and only once.
  package static func claims(_ modules: [ModuleReport]) -> [Claim] {
    let decision = Decision(modules)
    return decision.hasEveryPattern ? PatternColumns.claims.map(decision.verdict) : []
  }
}
