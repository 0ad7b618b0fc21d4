/// What a run prints: a table for `docs/tool/rules.md`.
struct Report {
  let outcomes: [Trial.Outcome]

  var text: String {
    var rules: [String] = []
    for outcome in outcomes where !rules.contains(outcome.rule) { rules.append(outcome.rule) }
    let rows = rules.map { rule in row("`\(rule)`", outcomes.filter { $0.rule == rule }) }
    return """
      | rule | found | of | errors | warnings | notes | not found |
      |---|---:|---:|---:|---:|---:|---|
      \(rows.joined(separator: "\n"))
      \(row("all", outcomes, hasList: false))

      \(bySpelling)
      """
  }

  private func row(_ name: String, _ outcomes: [Trial.Outcome], hasList: Bool = true) -> String {
    let missing = outcomes.filter { $0.severity == nil }.map { outcome in
      outcome.others.isEmpty
        ? outcome.spelling
        : "\(outcome.spelling) (as \(outcome.others.map { "`\($0)`" }.joined(separator: ", ")))"
    }
    let list = !hasList ? "" : missing.isEmpty ? "–" : missing.joined(separator: "; ")
    return "| \(name) | \(outcomes.count - missing.count) | \(outcomes.count)"
      + ["error", "warning", "note"].map { severity in
        " | \(outcomes.count { $0.severity == severity })"
      }.joined() + " | \(list) |"
  }

  /// The spellings that more than one rule is broken in.
  private var bySpelling: String {
    var names: [String] = []
    for outcome in outcomes where !names.contains(outcome.spelling) {
      names.append(outcome.spelling)
    }
    let rows = names.compactMap { name -> String? in
      let own = outcomes.filter { $0.spelling == name }
      guard own.count > 3 else { return nil }
      return "| \(name) | \(own.count { $0.severity != nil }) | \(own.count) |"
    }
    return (["| spelling | found | of |", "|---|---:|---:|"] + rows).joined(separator: "\n")
  }
}
