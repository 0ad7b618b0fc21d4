import ArchitectureReport
import CompareSupport

/// For each number how far it spreads, within the patterns that have several forms and between them.
struct SpreadTable {
  static let title = "The pattern or its form?"
  static let explanation =
    "A range is the largest number less the smallest. The widest one over the forms of a pattern is "
    + "compared with the one over the usual forms of all patterns. What decides is the wider of the "
    + "two, when it is wider by more than 10 % and its own ends differ by more than that."

  let header: [String]
  /// A row of one cell is a heading over those below it.
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
    patterns.map { within($0)?.text ?? TextTable.dash } + [between.text, answer.rawValue]
  }
}

extension SpreadRange {
  /// Such as `36: 5 MVCTodo – 41 MVCFat`.
  var text: String {
    width == 0
      ? "0: each \(least.text)"
      : "\(widthText): \(least.text) \(least.name) – \(most.text) \(most.name)"
  }
}
