import SourceRecords

/// What is wrong with comments that accept findings.
enum RemarkRules {
  static let all = [withoutReason, unknownRule]

  static let withoutReason = Rule(
    name: "ignore-without-reason",
    message: "the comment gives no reason",
    reason: "Whoever reads it later cannot tell whether it still holds.",
    remedy: "Write why behind the rule's name: `// \(Remark.marker) rule-name reason`.")

  static let unknownRule = Rule(
    name: "ignore-unknown-rule",
    message: "the comment names no rule",
    reason: "A misspelt name accepts nothing.",
    remedy: "Write the name that the finding has between its brackets.")
}
