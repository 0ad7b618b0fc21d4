import CommandLineKit
import ArchitectureRules

extension Run {
  /// What there is to say of a rule, or of all.
  func explain(_ rule: String?) throws(NoResult) -> RunResult {
    guard let rule else { return RunResult(output: RuleExplanation.list) }
    if let text = RuleExplanation.text(of: rule) { return RunResult(output: text) }
    throw .misused(
      .explained(
        "There is no rule '\(rule)'\(RuleExplanation.hint(for: rule));"
          + " 'compare explain' lists all."))
  }
}
