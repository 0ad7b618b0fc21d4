import CommandLineKit

/// Says what a rule forbids.
enum ExplainCommand {
  private struct Values {
    var rule: String?
  }

  static let declaration = CommandDeclaration<Command>(
    "explain", overview: "Say what a rule of `check` forbids, why, and how to turn it off.",
    values: Values(),
    arguments: [
      .text(
        "rule", isOptional: true, help: "Its name, as findings have it in brackets.",
        default: "a list of all rules"
      ) { $0.rule = $1 }
    ],
    options: [],
    meaning: { .explain(rule: $0.rule) })
}
