package import ArchitectureReport
import CompareSupport

/// What one result says about each claim, and how many others confirm it.
package struct RepeatedClaimsTable {
  private let claims: [RepeatedClaim]

  package init(_ claims: [RepeatedClaim]) { self.claims = claims }

  package var text: String {
    TextTable(header: Self.header, rows: claims.map(cells)).text
  }

  /// Formatted for code hosts, with the answers of the other results below.
  package var markdown: String {
    MarkdownTable(header: Self.header, rows: claims.map(cells), rightAligned: [2, 3, 4]).text
      + section("Anecdotes", claims.filter(\.isAnecdote).map(\.title))
      + claims.filter { !$0.others.isEmpty }.map(answers).joined()
  }

  private static let header = [
    "Claim", "here", "holds", "does not", "too close", "apps that agree",
  ]

  private func cells(_ claim: RepeatedClaim) -> [String] {
    let verdicts: [Claim.Verdict] = [.confirmed, .contradicted, .tooClose]
    return [claim.title, claim.own.verdict.word] + verdicts.map { "\(claim.count($0))" }
      + [again(claim)]
  }

  private func again(_ claim: RepeatedClaim) -> String {
    guard let count = claim.repetitions else { return TextTable.dash }
    if claim.others.isEmpty { return "anecdote: undecided" }
    return count == 0 ? "anecdote: never" : "\(count) of \(claim.others.count)"
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty
      ? "" : "\n### \(title)\n\n" + lines.map { "- \(MarkdownTable.escaped($0))\n" }.joined()
  }

  private func answers(_ claim: RepeatedClaim) -> String {
    let table = MarkdownTable(
      header: ["", "verdict", "how many times the second the first is", "measured"],
      rows: claim.others.map { answer in
        [
          answer.patterns > 1 ? answer.name : "\(answer.name), one pattern",
          answer.claim.verdict.word, answer.claim.effects, answer.claim.measured,
        ]
      })
    return "\n### \(MarkdownTable.escaped(claim.title))\n\n\(table.text)"
  }
}
