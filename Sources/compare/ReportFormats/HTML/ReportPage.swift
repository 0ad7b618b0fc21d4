import ArchitectureReport
import CompareSupport

/// The whole report as one file without external resources.
enum ReportPage {
  /// In bytes; a longer page takes a browser so long that sections are deferred.
  private static let long = 1_000_000

  static func format(_ report: Report, _ sources: SourceTexts) -> String {
    let extent = SourceExtent.fitting(report.modules, sources)
    let files = report.modules.enumerated().map { index, module in
      FileAnchors(
        module, id: "m\(index)", sources, extent, linesOfEdge: report.modules.linesOfEdge)
    }
    let modules = report.modules.enumerated().map { index, module in
      ModuleSection(id: "m\(index)", module: module, files: files[index], notes: report.notes)
    }
    let cost = CostSection(report)
    let summary = SummarySection(modules: report.modules, isAppendix: cost != nil).section
    let sections =
      ([
        cost?.section,
        cost == nil ? summary : DozenSection(report.modules)?.section,
        PackagesSection.section(report),
        ActionsSection(modules: report.modules, files: files)?.section,
        ScenesSection(modules: report.modules, files: files).section,
        ChangesSection(modules: report.modules)?.section,
        ClaimsSection.section(
          FivePatterns.claims(report.modules), QualityTable(report.modules)),
      ] + modules.map(\.section) + [
        FormsSection(modules: report.modules)?.section,
        cost == nil ? nil : summary,
        NotesSection.section(report),
        GlossarySection.section(TableRows.all(for: report.modules)),
      ]).compactMap(\.self)
    let isLong = sections.map(\.content.markup.utf8.count).reduce(0, +) > long
    return PageFrame(
      title: "Architecture of " + report.modules.map(\.title).joined(separator: ", "),
      heading: cost == nil ? "Architecture, side by side" : CostSection.heading,
      introduction: cost?.introduction ?? """
        Measured by <code>compare</code>, from the compiler’s own records. Every number has a \
        definition; every edge of a graph has the lines that prove it.
        """,
      isComplete: report.isComplete, sections: sections.map { $0.html(inLongPage: isLong) },
      links: sections.map(\.link),
      end: """
        <div id="tooltip" role="tooltip" hidden></div>
        \(PageAssets.scripts.map { "<script>\($0.text)</script>\n" as HTML })
        """
    ).html.markup
  }
}

/// Which package needs which, and their cycles.
enum PackagesSection {
  static func section(_ report: Report) -> PageSection? {
    let parts = ReportDetails(packagesOf: report).sections
    guard !parts.isEmpty else { return nil }
    return PageSection(
      id: "packages", title: report.packages == nil ? "Modules" : "Packages",
      content: "\(parts.map { part in list(part) })")
  }

  private static func list(_ part: ReportDetails.Section) -> HTML {
    let rows = part.rows.map { row in
      "<li><b>\(row[0])</b>\(row[1].isEmpty ? "" : ": \(row[1])")</li>\n" as HTML
    }
    return "<h3>\(part.title)</h3>\n<ul>\n\(rows)</ul>\n"
  }
}

/// What could not be measured, and why.
enum NotesSection {
  static func section(_ report: Report) -> PageSection? {
    guard !report.notes.isEmpty || !report.skipped.isEmpty else { return nil }
    let notes: HTML =
      "<ul class=\"notes\">\n\(report.notes.map { "<li>\($0.listed)</li>\n" as HTML })</ul>\n"
    let left = report.skipped.count.of(
      "file or folder was left out", "files or folders were left out")
    let paths = report.skipped.map { "<li>\($0.path): \($0.reason)</li>\n" as HTML }
    let skipped = HTML.details("\(left)", "<ul>\n\(paths)</ul>\n")
    return PageSection(
      id: "notes", title: "Notes",
      content: (report.notes.isEmpty ? "" : notes) + (report.skipped.isEmpty ? "" : skipped))
  }
}

/// All meanings in one list: for printing, for phones, and as the text of the tooltips.
enum GlossarySection {
  static func section(_ rows: [TableRows.Row]) -> PageSection {
    PageSection(
      id: "glossary", title: "What the numbers mean",
      content: """
        <dl class="glossary">
        \(entries(rows))
        </dl>
        <p>A dash stands for what could not be measured, “n/a” for what is not defined, such as a \
        share of nothing.</p>

        """)
  }

  /// Keys that name a module contain text from measured code.
  static func id(of key: String) -> String {
    "meaning-"
      + key.utf8.map { byte in
        let isPlain = Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80
        return isPlain ? String(Unicode.Scalar(byte)) : "-\(byte)-"
      }.joined()
  }

  private static func entries(_ rows: [TableRows.Row]) -> [HTML] {
    zip(rows, rows.titles).map { row, title in
      """
      <div><dt>\(title)</dt><dd id="\(id(of: row.key))">\(Glossary.meaning(of: row.key) ?? "")</dd></div>

      """
    }
  }
}

/// The table of all numbers, a column per module.
struct SummarySection {
  let modules: [ModuleReport]
  /// Whether the numbers that matter are above it.
  var isAppendix = false

  var section: PageSection {
    let rows = TableRows.all(for: modules)
    let zero = zip(rows, rows.titles).filter(\.0.isZero).map(\.1)
    return PageSection(
      id: "summary", title: isAppendix ? "All numbers" : "Summary",
      content: """
        <p class="hint" hidden>Point at a row, or focus or tap its name, to see what the number \
        means.</p>
        \(table(rows.filter { !$0.isZero }))
        \(zero.isEmpty ? "" : "<p>0 in every column: \(zero.joined(separator: "; ")).</p>\n" as HTML)
        """)
  }

  private func table(_ rows: [TableRows.Row]) -> HTML {
    .table(
      "Summary table", class: "summary", caption: "What the modules cost and buy",
      head: "<tr><th scope=\"col\">Metric</th>\(header)</tr>", rows: rows.map(row) + ["\n"])
  }

  private var header: [HTML] {
    modules.enumerated().map { index, module in
      "<th scope=\"col\"><a href=\"#m\(index)\">\(module.title)</a></th>"
    }
  }

  private func row(_ row: TableRows.Row) -> HTML {
    let label = row.label.drop { $0 == " " }.description
    let kind = row.label.hasPrefix(" ") ? "part" : "whole"
    return """
      <tr class="\(kind)"><th scope="row"><button type="button" class="term" disabled \
      aria-describedby="\(GlossarySection.id(of: row.key))">\(label)</button></th>\
      \(row.cells.map { "<td>\($0)</td>" as HTML })</tr>

      """
  }
}

extension TableRows.Row {
  /// Whether there are several columns, and all of them are 0.
  fileprivate var isZero: Bool { cells.count > 1 && cells.allSatisfy { Double($0) == 0 } }
}
