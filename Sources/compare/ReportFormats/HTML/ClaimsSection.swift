import ArchitectureReport

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
