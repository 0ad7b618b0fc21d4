/// The forms that a result can be written in.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, markdown, csv, mermaid, dot, html

  /// Those that are a table, of which some rows can be wished for.
  package static let tables: [ReportFormat] = [.text, .markdown, .csv]
}

/// In which form a result is written, and how much of it.
package struct ReportForm: Equatable, Sendable {
  var format: ReportFormat
  /// Whether the table has every number, and the lists below it.
  var showsAll: Bool
  /// Whether JSON leaves out the lists, and keeps the numbers.
  var isSummary: Bool
  /// The rows that the table has; nil for those that matter, or all.
  var rows: RowChoice?
  /// How many characters a terminal has beside each other; nil where there is none.
  package var width: Int?

  package init(
    _ format: ReportFormat, showsAll: Bool = false, isSummary: Bool = false,
    rows: RowChoice? = nil, width: Int? = nil
  ) {
    self.format = format
    self.showsAll = showsAll
    self.isSummary = isSummary
    self.rows = rows
    self.width = width
  }
}

/// The forms that a table of actions can be written in.
package enum ActionsFormat: String, CaseIterable, Sendable {
  case text, markdown, json
}

/// The forms that a table of claims in several results can be written in.
package enum ClaimsFormat: String, CaseIterable, Sendable {
  case text, markdown
}
