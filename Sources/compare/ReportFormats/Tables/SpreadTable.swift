import ArchitectureReport
import CompareSupport

/// The spread of each number, within the patterns that have other forms or a rewriting and between
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
    title = Spreads.title
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
  static let title = "Which patterns stand apart?"

  var explanation: String {
    let all =
      [patterns.isEmpty ? nil : "in all its forms", hasWritings ? "in its rewriting" : nil]
      .compactMap(\.self).joined(separator: " and ")
    return "A pattern stands apart where it has more than every other, or less, \(all): by more "
      + "than 10 %" + (hasWritings ? ", and by more than any rewriting moved that number" : "")
      + ". Where none does, the patterns as a whole can't be told apart by the number; two of them "
      + "still may be. A range is the largest number divided by the smallest, or less the smallest "
      + "where a number is 0. \(TableRows.twoWays)"
  }

  var header: [String] {
    patterns.map { "Within \($0.title)" } + (hasWritings ? ["Widest between writings"] : [])
      + ["Between patterns", "Stands apart"]
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
  /// Such as `VIPER: more`.
  var answerText: String {
    if isSameInAll { return "same in all" }
    let apart =
      above.map { "\($0.title): more" } + below.map { "\($0.title): less" }
    return apart.isEmpty ? "can't be told apart" : apart.joined(separator: ", ")
  }

  /// Such as `1.87×: 522 MVCFat – 977 MVCDecoupled`.
  func text(_ range: SpreadRange) -> String {
    range.width == 0
      ? "each \(range.least.text)"
      : reachText(of: range) + ": \(range.least.text) \(range.least.name) – "
        + "\(range.most.text) \(range.most.name)"
  }
}
