import CompareConfiguration

/// What is said, before anything is measured.
struct Statement {
  let title: String
  let source: Source
  /// In our own words.
  let wording: String
  /// What two numbers must differ by to decide, in words.
  var margin = Margin.counts.text
  /// Those that are compared.
  var patterns = Pattern.allCases

  /// Where it is said.
  struct Source {
    let name: String
    let address: String
  }

  /// The numbers, and what they say of each part.
  func measured(_ text: String, _ parts: [ClaimPart]) -> Claim {
    claim(text + parts.remarks, parts.verdict)
  }

  func notMeasurable(_ reason: String) -> Claim { claim(reason, .notMeasurable) }

  private func claim(_ measured: String, _ verdict: Claim.Verdict) -> Claim {
    Claim(
      title: title, source: source.name, address: source.address, wording: wording,
      margin: margin, measured: measured, verdict: verdict, patterns: patterns)
  }
}
