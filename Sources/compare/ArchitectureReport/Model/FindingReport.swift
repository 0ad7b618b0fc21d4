import ArchitectureRules
package import CompareSupport

/// What breaks a rule of its module's pattern, layers or team: a reference, a number, or a comment
/// that accepts one.
package struct FindingReport: Codable, Equatable, Sendable {
  /// Such as `viper.interactor-knows-presenter`.
  package var rule: String
  /// The column that breaks the rule.
  package var module: String
  package var file: String
  /// Counted from 1; the column in UTF-8 bytes.
  package var line: Int
  package var column: Int
  /// The type of the module that refers to another, and the type that it must not refer to.
  package var from: String
  package var to: String
  package var toModule: String
  /// From one type to the other, including both; in a cycle, back to the first.
  package var path: [String]
  /// The names of all types of a cycle, sorted; nil for other findings, and in an older result.
  package var members: [String]?
  /// What is wrong, in a few words without the path and without a full stop.
  package var message: String
  /// How to fix it, in one sentence.
  package var remedy: String
  /// How much it matters; nil in an older result.
  package var severity: Severity?
}

extension FindingReport {
  package var level: Severity { severity ?? .warning }

  /// A comment that accepts nothing is a finding like any other.
  package mutating func beStrict() {
    if rule == RemarkRules.withoutEffect.name, level == .note { severity = .warning }
  }

  /// By file, then from top to bottom; names decide between findings at the same place.
  package func isBefore(_ other: FindingReport) -> Bool {
    let (place, otherPlace) = ((file, line, column), (other.file, other.line, other.column))
    return place == otherPlace
      ? (rule, from, to) < (other.rule, other.from, other.to) : place < otherPlace
  }
}
