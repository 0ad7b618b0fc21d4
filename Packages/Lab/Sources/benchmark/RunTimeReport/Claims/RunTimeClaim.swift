/// A published claim about patterns at run time, and the verdict of our numbers.
package struct RunTimeClaim: Equatable, Sendable {
  package enum Verdict: String, Sendable {
    case confirmed, contradicted
    /// No difference, or one within the margin.
    case tooClose = "too close to call"
  }

  /// The publication.
  struct Source: Equatable, Sendable {
    let name: String
    let address: String
  }

  package let title: String
  let source: Source
  /// The claim in our own words.
  let wording: String
  package let verdict: Verdict
  package let measured: String

  package var line: String {
    "**\(title)**: *\(verdict.rawValue)*. \(measured) "
      + "According to [\(source.name)](\(source.address)): \(wording)"
  }
}

extension [RunTimeClaim] {
  package var section: Section {
    Section(
      title: "Published verdicts",
      note: "Numbers are how many times the other's a number is; one that differs by no more than "
        + "\(Wording.percent(Difference.margin)) of the larger one, or maybe by chance, decides "
        + "nothing.",
      lines: map(\.line))
  }
}
