import ArchitectureReport

/// The table of all numbers, a column per module.
struct SummarySection {
  let modules: [ModuleReport]

  var section: PageSection {
    PageSection(
      id: "summary", title: "Summary",
      content: """
        <p class="hint" hidden>Point at a row, or focus or tap its name, to see what the number \
        means.</p>
        <div class="scroll" role="group" aria-label="Summary table" tabindex="0">
        <table class="summary">
        <caption>What the modules cost and buy</caption>
        <thead><tr><th scope="col">Metric</th>\(header)</tr></thead>
        <tbody>
        \(TableRows.all(for: modules).map(row))
        </tbody>
        </table>
        </div>

        """)
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
