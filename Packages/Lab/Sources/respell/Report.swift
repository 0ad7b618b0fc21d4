/// What a run prints.
enum Report {
  static let header = row("way", "places", "verdicts", "changed")

  static func text(of outcome: Trial.Outcome, shown: Int) -> String {
    let changes = outcome.changes.prefix(shown).map { "  \($0)" }
    let rest = outcome.changes.count - changes.count
    let left =
      outcome.left.isEmpty
      ? [] : ["  left, as it didn't compile: \(outcome.left.joined(separator: ", "))"]
    return
      ([line(outcome.way, [outcome])] + left + changes + (rest > 0 ? ["  and \(rest) more"] : []))
      .joined(separator: "\n")
  }

  static func total(of outcomes: [Trial.Outcome]) -> String { line("total", outcomes) }

  private static func line(_ name: String, _ outcomes: [Trial.Outcome]) -> String {
    func sum(_ value: (Trial.Outcome) -> Int) -> String { "\(outcomes.map(value).reduce(0, +))" }
    return row(name, sum(\.places), sum(\.verdicts), sum(\.changes.count))
  }

  private static func row(_ name: String, _ numbers: String...) -> String {
    func padding(_ text: String, to width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count))
    }
    return name + padding(name, to: 22) + numbers.map { padding($0, to: 10) + $0 }.joined()
  }
}
