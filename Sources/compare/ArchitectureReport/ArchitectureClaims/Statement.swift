import CompareSupport

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

  /// The numbers, and what they say of each part; without any part nothing was compared.
  func measured(_ text: String, _ parts: [ClaimPart]) -> Claim {
    parts.isEmpty
      ? notMeasurable("There are no two columns that it compares.")
      : claim(text + parts.remarks, parts.verdict, parts)
  }

  func notMeasurable(_ reason: String) -> Claim { claim(reason, .notMeasurable) }

  /// For a pattern that is none of the columns, and without which there is nothing to say.
  func lacks(_ patterns: [Pattern]) -> Claim {
    notMeasurable("No column is \(patterns.map(\.title).joined(separator: " or ")).")
  }

  private func claim(
    _ measured: String, _ verdict: Claim.Verdict, _ parts: [ClaimPart] = []
  ) -> Claim {
    Claim(
      title: title, source: source.name, address: source.address, wording: wording,
      margin: margin, measured: measured, verdict: verdict, parts: parts, patterns: patterns)
  }
}
