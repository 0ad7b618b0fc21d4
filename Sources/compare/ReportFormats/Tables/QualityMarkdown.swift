import ArchitectureReport
import CompareSupport

extension QualityTable {
  static let title = "What introductions say"
  static let explanation =
    "The table that introductions to architecture print: what its sources say, in our words, and "
    + "what the number says of it. Each column has one number, and the margins are those of the claims."

  /// As code hosts show it, with the sources below.
  var markdown: String {
    let header = Quality.allCases.map { "\($0.title): \($0.measure)" }
    let lines =
      [[""] + header, header.indices.map { _ in "---" } + ["---"]]
      + rows.map { ["**\($0.pattern.title)**"] + $0.cells.map(text) }
    let list = sources.enumerated().map { index, cell in
      let name = MarkdownTable.escaped(cell.source)
      return "\(index + 1). \(cell.link.map { "[\(name)](\($0))" } ?? name)\n"
    }
    return "\n### \(Self.title)\n\n\(Self.explanation)\n\n"
      + lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
      + "\nSources:\n\n" + list.joined()
  }

  private func text(_ cell: Claim) -> String {
    let forms = cell.forms.map { " Other forms: \(MarkdownTable.escaped($0.counts))" }
    return "\(MarkdownTable.escaped(cell.wording)) (\(number(of: cell))) "
      + "*\(cell.verdict.word)*: \(MarkdownTable.escaped(cell.measured))\(forms ?? "")"
  }
}
