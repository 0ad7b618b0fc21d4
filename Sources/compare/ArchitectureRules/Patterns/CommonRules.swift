import CompareSupport

/// What every pattern forbids.
enum CommonRules {
  /// Ways back to an owner, by the roles that may own each other in a pattern or a form of it.
  static func strongBackReference(
    _ owner: String, _ ways: PatternRule.WayBack..., message: String
  ) -> PatternRule {
    PatternRule(
      rule: Rule(
        name: "\(owner).strong-back-reference",
        message: message,
        reason: "An object that its owner's part keeps alive is never freed: each holds the other.",
        remedy: "Make the property weak, and its type a protocol that only classes conform to."),
      check: .strongReference(ways))
  }

  static func all(of pattern: Pattern) -> [PatternRule] {
    [
      PatternRule(
        rule: Rule(
          name: "\(pattern.rawValue).strong-delegate",
          message: "the property keeps its delegate, output or view alive",
          reason: "A delegate is usually an owner, and an owner that is kept alive is never freed.",
          remedy: "Make the property weak, and its type a protocol that only classes conform to."),
        check: .strongDelegate),
      PatternRule(
        rule: Rule(
          name: "\(pattern.rawValue).role-cycle",
          message: "types of different roles need each other",
          reason:
            "Roles that need each other can only be understood, tested and replaced together.",
          remedy: "Turn one of these references round, or let it lead to a protocol."),
        check: .cycle),
    ]
  }
}
