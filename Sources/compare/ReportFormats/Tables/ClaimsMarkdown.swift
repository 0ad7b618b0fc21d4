import ArchitectureReport

/// The claims as code hosts show them, below the numbers that decide.
enum ClaimsMarkdown {
  static func format(_ claims: [Claim]) -> String {
    claims.isEmpty
      ? "" : "\n### Claims against measurements\n" + claims.map(section).joined()
  }

  private static func section(_ claim: Claim) -> String {
    let source = MarkdownTable.escaped(claim.source)
    let forms = claim.forms.map { forms in
      "Other forms: *\(forms.extent.rawValue)*, \(MarkdownTable.escaped(forms.counts))\n\n"
    }
    return """

      #### \(MarkdownTable.escaped(claim.title))

      *\(claim.verdict.rawValue)*: \(MarkdownTable.escaped(claim.measured))

      \(forms ?? "")\
      Margin: \(MarkdownTable.escaped(claim.margin)).

      Said by \(claim.link.map { "[\(source)](\($0))" } ?? source): \
      \(MarkdownTable.escaped(claim.wording))

      """
  }
}
