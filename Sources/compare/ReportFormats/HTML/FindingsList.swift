import ArchitectureReport

/// What breaks the rules of a module's pattern.
struct FindingsList {
  let findings: [FindingReport]?
  let files: FileAnchors

  var html: HTML {
    guard let findings else {
      return "<p>No pattern is named for this module, so no rules were checked.</p>\n"
    }
    if findings.isEmpty { return "<p>None: nothing breaks the rules of the pattern.</p>\n" }
    return "<ul class=\"findings\">\n\(findings.map(item))</ul>\n"
  }

  private func item(_ finding: FindingReport) -> HTML {
    """
    <li><p><strong>\(finding.from) → \(finding.to):</strong> \(finding.message) \
    <span class="badge">\(finding.rule)</span></p>
    <p>\(files.evidence(finding.file, finding.line))</p>
    <p>Path: \(finding.path.joined(separator: " → "))</p>
    <p>\(finding.remedy)</p></li>

    """
  }
}
