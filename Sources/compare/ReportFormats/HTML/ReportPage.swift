import ArchitectureReport

/// The whole report as one file, which needs nothing else.
enum ReportPage {
  /// In bytes; what is longer takes a browser so long that sections wait for their turn.
  private static let long = 1_000_000

  static func format(_ report: Report, _ sources: SourceTexts) -> String {
    let extent = SourceExtent.fitting(report.modules, sources)
    let files = report.modules.enumerated().map { index, module in
      FileAnchors(module, id: "m\(index)", sources, extent)
    }
    let modules = report.modules.enumerated().map { index, module in
      ModuleSection(id: "m\(index)", module: module, files: files[index], notes: report.notes)
    }
    let sections =
      ([
        SummarySection(modules: report.modules).section,
        FormsSection(modules: report.modules)?.section,
        ClaimsSection.section(FivePatterns.claims(report.modules)),
        QualityTable(report.modules)?.section,
        ActionsSection(modules: report.modules, files: files)?.section,
      ] + modules.map(\.section) + [
        ScenesSection(modules: report.modules, files: files).section,
        NotesSection.section(report),
        GlossarySection.section(TableRows.all(for: report.modules)),
      ]).compactMap(\.self)
    let isLong = sections.map(\.content.markup.utf8.count).reduce(0, +) > long
    let title = "Architecture of " + report.modules.map(\.title).joined(separator: ", ")
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(PageAssets.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>\(title)</title>
      <style>\(PageAssets.style)</style>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header>
      <h1>Architecture, side by side</h1>
      <p>Measured by <code>compare</code>, from the compiler’s own records. Every number has a \
      definition; every edge of a graph has the lines that prove it.</p>
      \(report.isComplete ? "" : partial)\
      </header>
      <nav aria-label="Sections"><ul>
      \(sections.map(\.link))
      </ul></nav>
      <main id="content" tabindex="-1">
      \(sections.map { $0.html(inLongPage: isLong) })
      </main>
      <div id="tooltip" role="tooltip" hidden></div>
      \(PageAssets.scripts.map { "<script>\($0.text)</script>\n" as HTML })\
      </body>
      </html>

      """
    return page.markup
  }

  private static let partial: HTML = """
    <p class="note" role="note"><strong>\(PartialResult.title)</strong>: \
    \(PartialResult.explanation) They are <a href="#notes">below</a>.</p>

    """
}
