import ArchitectureReport
import CompareSupport

/// What is often said about patterns, beside what the numbers say.
enum ClaimsSection {
  static func section(_ claims: [Claim]) -> PageSection? {
    guard !claims.isEmpty else { return nil }
    return PageSection(
      id: "claims", title: "Claims against measurements",
      content: """
        <p>Confirmed and contradicted is what the numbers are beyond the margin of a claim; within \
        it they are too close to call. One part that is contradicted contradicts the claim.</p>
        <div class="claims">
        \(claims.map(article))</div>

        """)
  }

  private static func article(_ claim: Claim) -> HTML {
    """
    <article class="claim">
    <h3>\(claim.title)</h3>
    <p class="verdict \(claim.verdict.mark)"><strong>\(claim.verdict.rawValue)</strong></p>
    <p>\(claim.wording)</p>
    <p class="source">\(source(claim))</p>
    <p><strong>Measured:</strong> \(claim.measured)</p>
    \(claim.forms.map(forms) ?? "")\
    <p><strong>Margin:</strong> \(claim.margin).</p>
    </article>

    """
  }

  private static func forms(_ forms: FormsVerdict) -> HTML {
    "<p><strong>Other forms:</strong> <em>\(forms.extent.rawValue)</em>, \(forms.counts)</p>\n"
  }

  static func source(_ claim: Claim) -> HTML {
    guard let link = claim.link else { return "\(claim.source)" }
    return "<a href=\"\(link)\" rel=\"noreferrer\">\(claim.source)</a>"
  }
}

extension Claim.Verdict {
  /// The class that gives it its colour; the text says the same.
  var mark: String {
    switch self {
    case .confirmed: "good"
    case .contradicted: "bad"
    case .tooClose, .notMeasurable: "open"
    }
  }
}

extension QualityTable {
  /// The same as a table that scrolls by itself; each cell leads to its source below.
  var section: PageSection {
    PageSection(
      id: "qualities", title: Self.title,
      content: """
        <p>\(Self.explanation)</p>
        \(table)\
        <h3>Sources</h3>
        <ol>
        \(sources.enumerated().map(source))</ol>

        """)
  }

  private var table: HTML {
    .table(
      Self.title, class: "qualities",
      caption: "Each cell has its source’s number; the sources are below",
      head: "<tr><th scope=\"col\">Pattern</th>\(Quality.allCases.map(Self.head))</tr>",
      rows: rows.map(html))
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
