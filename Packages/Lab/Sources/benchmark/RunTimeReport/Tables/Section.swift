/// A section of the report: a sentence about what it shows, and a table, a list or both.
package struct Section: Equatable, Sendable {
  let title: String
  let note: String
  let table: Table?
  let lines: [String]

  package init(title: String, note: String, table: Table? = nil, lines: [String] = []) {
    self.title = title
    self.note = note
    self.table = table
    self.lines = lines
  }
}

/// The output formats of sections.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, markdown

  package func text(of sections: [Section]) -> String {
    sections.map { section in
      (head(of: section) + table(of: section) + list(of: section)).joined(separator: "\n\n") + "\n"
    }.joined(separator: "\n")
  }

  private func head(of section: Section) -> [String] {
    switch self {
    case .text: [section.title + "\n" + section.note]
    case .markdown: ["### " + section.title, section.note]
    }
  }

  private func table(of section: Section) -> [String] {
    guard let table = section.table else { return [] }
    return [self == .text ? table.text : table.markdown]
  }

  private func list(of section: Section) -> [String] {
    if section.lines.isEmpty { return [] }
    return [section.lines.map { (self == .text ? "" : "- ") + $0 }.joined(separator: "\n")]
  }
}
