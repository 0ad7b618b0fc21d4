import ArchitectureReport
import CompareSupport

/// The spread of each number, within the patterns that have several forms and between them.
struct SpreadTable {
  static let title = "The pattern or its form?"
  static let explanation =
    "Where all forms of a pattern lie below or above every form of the others, by more than 10 %, it "
    + "stands apart, and the pattern decides. Elsewhere the widest range over the forms of a pattern "
    + "is compared with the range over the usual forms of all patterns. A range is the largest number "
    + "divided by the smallest, or less the smallest where a number is 0; factors are compared by "
    + "their logarithms. The wider of the two decides, when it is wider by more than 10 % and its own "
    + "ends differ by more than that."

  let header: [String]
  /// A row with a single cell is a heading for the rows below it.
  let rows: [[String]]

  /// Takes the groups of the table over these columns; nil unless there are forms to compare.
  init?(_ modules: [ModuleReport], _ groups: [TableRows.Group]) {
    guard let spreads = Spreads(modules) else { return nil }
    header = [""] + Spread.header(spreads.patterns)
    rows = groups.flatMap { group -> [[String]] in
      let rows = group.rows.compactMap(spreads.spread).map { spread in
        [spread.row.label] + spread.cells(spreads.patterns)
      }
      return rows.isEmpty ? [] : [[group.title]] + rows
    }
  }

  func text(within width: Int?) -> String {
    let table = TextTable(
      header: header, rows: rows.map { $0.count == 1 ? $0 : ["  " + $0[0]] + $0.dropFirst() },
      leftAligned: Set(header.indices))
    return "\n\(Self.title)\n" + table.text(within: width)
  }

  var markdown: String {
    let table = MarkdownTable(
      header: header, rows: rows.map { [MarkdownTable.label($0[0])] + $0.dropFirst() })
    return "\n### \(Self.title)\n\n\(Self.explanation)\n\n" + table.text
  }
}

extension Spread {
  static func header(_ patterns: [Pattern]) -> [String] {
    patterns.map { "Within \($0.title)" } + ["Between patterns", "What decides"]
  }

  func cells(_ patterns: [Pattern]) -> [String] {
    patterns.map { within($0).map(text) ?? TextTable.dash } + [text(between), answerText]
  }

  /// Such as `the pattern: VIPER stands apart`.
  var answerText: String {
    let names = apart.map(\.title).joined(separator: " and ")
    if apart.isEmpty { return answer.rawValue }
    return "\(answer.rawValue): \(names) \(apart.count == 1 ? "stands" : "stand") apart"
  }

  /// Such as `1.87×: 522 MVCFat – 977 MVCDecoupled`.
  private func text(_ range: SpreadRange) -> String {
    range.width == 0
      ? "each \(range.least.text)"
      : reachText(of: range) + ": \(range.least.text) \(range.least.name) – "
        + "\(range.most.text) \(range.most.name)"
  }
}
