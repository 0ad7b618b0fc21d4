import ArchitectureReport
import CompareSupport

extension QualityTable {
  /// The same as a table that scrolls by itself; each cell leads to its source below.
  var section: PageSection {
    PageSection(
      id: "qualities", title: Self.title,
      content: """
        <p>\(Self.explanation)</p>
        <div class="scroll" role="group" aria-label="\(Self.title)" tabindex="0">
        <table class="qualities">
        <caption>Each cell has its source’s number; the sources are below</caption>
        <thead><tr><th scope="col">Pattern</th>\(Quality.allCases.map(Self.head))</tr></thead>
        <tbody>
        \(rows.map(html))</tbody>
        </table>
        </div>
        <h3>Sources</h3>
        <ol>
        \(sources.enumerated().map(source))</ol>

        """)
  }

  private static func head(_ quality: Quality) -> HTML {
    "<th scope=\"col\">\(quality.title) <small>\(quality.measure)</small></th>"
  }

  private func html(_ row: Row) -> HTML {
    """
    <tr><th scope="row">\(row.pattern.title)</th>\(row.cells.map(html))</tr>

    """
  }

  private func html(_ cell: Claim) -> HTML {
    let number = number(of: cell)
    return """
      <td><p>\(cell.wording) \
      <a href="#source\(number)" aria-label="Source \(number): \(cell.source)">\(number)</a></p>
      <p class="verdict \(cell.verdict.mark)"><strong>\(cell.verdict.word)</strong></p>
      <p>\(cell.measured)</p>
      \(cell.forms.map { "<p><strong>Other forms:</strong> \($0.counts)</p>" as HTML } ?? "")</td>
      """
  }

  private func source(_ index: Int, _ cell: Claim) -> HTML {
    "<li id=\"source\(index + 1)\">\(ClaimsSection.source(cell))</li>\n"
  }
}
