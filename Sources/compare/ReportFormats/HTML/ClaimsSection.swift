import ArchitectureReport
import CompareSupport

/// Common claims about patterns, next to what the numbers say.
enum ClaimsSection {
  static func section(_ claims: [Claim], _ qualities: QualityTable? = nil) -> PageSection? {
    guard !claims.isEmpty else { return nil }
    return PageSection(
      id: "claims", title: "What articles claim",
      content: """
        <p>Each claim has a verdict here and, next to it, in how many public apps it holds; a \
        filled badge is a verdict that at least half of them share. Numbers within the margin of a \
        claim are too close to call. One contradicted part contradicts the claim.</p>
        <div class="claims">
        \(claims.map(article))</div>
        \(qualities?.html ?? "")
        """)
  }

  private static func article(_ claim: Claim) -> HTML {
    """
    <article class="claim">
    <h3>\(claim.title)</h3>
    \(verdict(claim, claim.verdict.rawValue))\
    <p>\(claim.wording)</p>
    <p class="source">\(source(claim))</p>
    <p><strong>Measured:</strong> \(claim.measured)</p>
    \(claim.forms.map(forms) ?? "")\
    \(claim.writings.map(writings) ?? "")\
    <p><strong>Margin:</strong> \(claim.margin).</p>
    </article>

    """
  }

  /// What the numbers here say, and what those of public apps say.
  static func verdict(_ claim: Claim, _ words: String) -> HTML {
    let apps = claim.publicApps.map { " <span>public apps: \($0.text)</span>" as HTML }
    return """
      <p class="verdict \(claim.mark)"><strong>\(words)</strong>\(apps ?? "")</p>

      """
  }

  private static func forms(_ forms: FormsVerdict) -> HTML {
    "<p><strong>Other forms:</strong> <em>\(forms.extent.rawValue)</em>, \(forms.counts)</p>\n"
  }

  private static func writings(_ writings: WritingsVerdict) -> HTML {
    "<p><strong>Writings:</strong> <em>\(writings.extent.rawValue)</em>, \(writings.second)</p>\n"
  }

  static func source(_ claim: Claim) -> HTML {
    guard let link = claim.link else { return "\(claim.source)" }
    return "<a href=\"\(link)\" rel=\"noreferrer\">\(claim.source)</a>"
  }
}

extension Claim {
  /// The class of its badge; the text says the same.
  fileprivate var mark: String {
    switch verdict {
    case .confirmed, .contradicted:
      publicApps?.agree(with: verdict) == true ? "shared" : "alone"
    case .tooClose, .notMeasurable: "open"
    }
  }
}

extension QualityTable {
  /// The table, which scrolls on its own; each cell links to its source below.
  var html: HTML {
    let same = tied.map { quality in
      """
      <p>\(quality.title), by \(quality.measure), is too close to call for all five patterns: the \
      number can’t tell.</p>

      """ as HTML
    }
    return """
      <h3 id="qualities">\(Self.title)</h3>
      <p>\(Self.explanation)</p>
      \(table)\
      \(same)\
      <h3>Sources</h3>
      <ol>
      \(sources.enumerated().map(source))</ol>

      """
  }

  private var table: HTML {
    let shown = Quality.allCases.filter { !tied.contains($0) }
    return .table(
      Self.title, class: "qualities",
      caption: "Each cell has its source’s number; the sources are below",
      head: "<tr><th scope=\"col\">Pattern</th>\(shown.map(Self.head))</tr>",
      rows: rows.map { html($0, shown) })
  }

  private static func head(_ quality: Quality) -> HTML {
    "<th scope=\"col\">\(quality.title) <small>\(quality.measure)</small></th>"
  }

  private func html(_ row: Row, _ shown: [Quality]) -> HTML {
    let cells = zip(Quality.allCases, row.cells).filter { shown.contains($0.0) }.map(\.1)
    return """
      <tr><th scope="row">\(row.pattern.title)</th>\(cells.map(html))</tr>

      """
  }

  private func html(_ cell: Claim) -> HTML {
    let number = number(of: cell)
    return """
      <td><p>\(cell.wording) \
      <a href="#source\(number)" aria-label="Source \(number): \(cell.source)">\(number)</a></p>
      \(ClaimsSection.verdict(cell, cell.verdict.word))\
      <p>\(cell.measured)</p>
      \(cell.forms.map { "<p><strong>Other forms:</strong> \($0.counts)</p>" as HTML } ?? "")\
      \(cell.writings.map { "<p>It <em>\($0.extent.rawValue)</em>.</p>" as HTML } ?? "")</td>
      """
  }

  private func source(_ index: Int, _ cell: Claim) -> HTML {
    "<li id=\"source\(index + 1)\">\(ClaimsSection.source(cell))</li>\n"
  }
}
