import ArchitectureReport
import CompareSupport

/// The spread of each number, within the patterns that have several forms or writings and between
/// them.
struct SpreadTable {
  let title: String
  let explanation: String
  let header: [String]
  /// A row with a single cell is a heading for the rows below it.
  let rows: [[String]]

  /// Takes the groups of the table over these columns; nil unless there are forms to compare.
  init?(_ modules: [ModuleReport], _ groups: [TableRows.Group]) {
    guard let spreads = Spreads(modules) else { return nil }
    title = spreads.title
    explanation = spreads.explanation
    header = [""] + spreads.header
    rows = groups.flatMap { group -> [[String]] in
      let rows = group.rows.compactMap(spreads.spread).map { spread in
        [spread.row.label] + spreads.cells(spread)
      }
      return rows.isEmpty ? [] : [[group.title]] + rows
    }
  }

  func text(within width: Int?) -> String {
    let table = TextTable(
      header: header, rows: rows.map { $0.count == 1 ? $0 : ["  " + $0[0]] + $0.dropFirst() },
      leftAligned: Set(header.indices))
    return "\n\(title)\n" + table.text(within: width)
  }

  var markdown: String {
    let table = MarkdownTable(
      header: header, rows: rows.map { [MarkdownTable.label($0[0])] + $0.dropFirst() })
    return "\n### \(title)\n\n\(explanation)\n\n" + table.text
  }
}

extension Spreads {
  var title: String {
    !hasWritings
      ? "The pattern or its form?"
      : patterns.isEmpty ? "The pattern or its author?" : "The pattern, its form or its author?"
  }

  var explanation: String {
    let all = hasWritings ? "all that is written in a pattern lies" : "all forms of a pattern lie"
    let ranges =
      (patterns.isEmpty ? [] : ["over the forms of a pattern"])
      + (hasWritings ? ["between its two writings"] : [])
    return "Where \(all) below or above every form of the others, by more than 10 %, it stands "
      + "apart, and the pattern decides. Elsewhere the widest range "
      + ranges.joined(separator: " and the widest ")
      + " \(ranges.count > 1 ? "are" : "is") compared with the range over the usual forms of all "
      + "patterns. A range is the largest number divided by the smallest, or less the smallest where "
      + "a number is 0; factors are compared by their logarithms. The \(ranges.count > 1 ? "widest" : "wider") "
      + "of these decides, when it is wider by more than 10 % and its own ends differ by more than that."
  }

  var header: [String] {
    patterns.map { "Within \($0.title)" } + (hasWritings ? ["Between writings"] : [])
      + ["Between patterns", "What decides"]
  }

  func cells(_ spread: Spread) -> [String] {
    let forms = patterns.map { spread.within($0) }
    return (forms + (hasWritings ? [spread.widestWritings] : []))
      .map { $0.map(spread.text) ?? TextTable.dash } + [
        spread.text(spread.between), spread.answerText,
      ]
  }
}

extension Spread {
  /// Such as `the pattern: VIPER stands apart`.
  var answerText: String {
    let names = apart.map(\.title).joined(separator: " and ")
    if apart.isEmpty { return answer.rawValue }
    return "\(answer.rawValue): \(names) \(apart.count == 1 ? "stands" : "stand") apart"
  }

  /// Such as `1.87×: 522 MVCFat – 977 MVCDecoupled`.
  func text(_ range: SpreadRange) -> String {
    range.width == 0
      ? "each \(range.least.text)"
      : reachText(of: range) + ": \(range.least.text) \(range.least.name) – "
        + "\(range.most.text) \(range.most.name)"
  }
}
