import ArchitectureReport
import CommandLineKit
import CompareSupport

/// The result as tables for code hosts.
enum MarkdownFormatter {
  /// The numbers that matter, the requested ones, or all of them with the lists below and the
  /// claims that they decide.
  static func format(_ report: Report, all: Bool, rows choice: RowChoice? = nil) -> String {
    let columns = report.modules.count
    let groups = TableRows.groups(for: report.modules, all: all, choice)
    let rows = groups.rows { row in
      [MarkdownTable.label(row.label)] + row.cells(withRatiosOf: report.modules)
    }
    let table = MarkdownTable(
      header: [""] + report.modules.map(\.title), rows: rows,
      rightAligned: Set(0..<columns + 1).subtracting([0]))
    let spread = SpreadTable(report.modules, groups)?.markdown ?? ""
    // The claims are formatted separately below.
    let sections =
      (choice == nil ? ReportDetails(packagesOf: report).sections : [])
      + (all ? ReportDetails(report, withClaims: false).sections : [])
    let lists = sections.map { section in
      "\n### \(section.title)\n\n"
        + section.rows.map {
          "- " + $0.filter { !$0.isEmpty }.map(MarkdownTable.escaped).joined(separator: ": ") + "\n"
        }
        .joined()
    }
    let notes = report.notes.map { "- \(MarkdownTable.escaped($0.listed))\n" }.joined()
    let claims =
      all
      ? ClaimsMarkdown.format(FivePatterns.claims(report.modules))
        + (QualityTable(report.modules)?.markdown ?? "") : ""
    return (report.isComplete ? "" : PartialResult.markdown) + table.text
      + spread + lists.joined() + claims
      + (notes.isEmpty ? "" : "\n### Notes\n\n\(notes)")
  }
}

extension QualityTable {
  static let title = "What introductions say"
  static let explanation =
    "The table that introductions to architecture print: what its sources say, in our words, and "
    + "what the number says of it. Each column has one number, and the margins are those of the claims."

  /// Formatted for code hosts, with the sources below.
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
    let writings = cell.writings.map { " It \($0.extent.rawValue)." }
    let apps = cell.publicApps.map { " Public apps: \($0.text)." }
    return "\(MarkdownTable.escaped(cell.wording)) (\(number(of: cell))) "
      + "*\(cell.verdict.word)*: \(MarkdownTable.escaped(cell.measured))\(forms ?? "")\(writings ?? "")\(apps ?? "")"
  }
}

/// The claims formatted for code hosts, below the numbers that decide them.
enum ClaimsMarkdown {
  static func format(_ claims: [Claim]) -> String {
    claims.isEmpty
      ? "" : "\n### Claims against measurements\n" + claims.map(section).joined()
  }

  private static func section(_ claim: Claim) -> String {
    let source = MarkdownTable.escaped(claim.source)
    let forms = claim.forms.map { forms in
      "Other forms: *\(forms.extent.rawValue)*, \(MarkdownTable.escaped(forms.counts))\n\n"
    }
    let writings = claim.writings.map { writings in
      "Writings: *\(writings.extent.rawValue)*, \(MarkdownTable.escaped(writings.second))\n\n"
    }
    let apps = claim.publicApps.map { "Public apps: \($0.text).\n\n" }
    return """

      #### \(MarkdownTable.escaped(claim.title))

      *\(claim.verdict.rawValue)*: \(MarkdownTable.escaped(claim.measured))

      \(forms ?? "")\
      \(writings ?? "")\
      \(apps ?? "")\
      Margin: \(MarkdownTable.escaped(claim.margin)).

      According to \(claim.link.map { "[\(source)](\($0))" } ?? source): \
      \(MarkdownTable.escaped(claim.wording))

      """
  }
}

/// Cells between bars; a row with a single cell is a heading for the rows below it.
struct MarkdownTable {
  let header: [String]
  let rows: [[String]]
  var rightAligned: Set<Int> = []

  var text: String {
    let rule = header.indices.map { rightAligned.contains($0) ? "---:" : "---" }
    return ([header.map(Self.escaped), rule] + rows.map(cells))
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private func cells(_ row: [String]) -> [String] {
    let cells = row.map(Self.escaped)
    guard row.count == 1, let title = cells.first else { return cells }
    return ["**\(title)**"] + header.dropFirst().map { _ in "" }
  }

  /// The name of a row; that of a part begins with spaces, which have no effect in Markdown.
  static func label(_ text: String) -> String {
    text.hasPrefix(" ") ? "– " + text.drop { $0 == " " } : text
  }

  /// Text without any markup: a generic type's name isn't HTML.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in String(text.map { $0.isNewline ? " " : $0 }).oneLine {
      if "\\`*_{}[]<>|#".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
