import CompareSupport

/// What is often said about patterns, and what the numbers say about it.
package struct Claim: Equatable, Sendable {
  package enum Verdict: String, Sendable {
    case confirmed, contradicted
    /// The numbers differ by no more than the margin.
    case tooClose = "too close to call"
    case notMeasurable = "not measurable here"
  }

  /// In a few words.
  package let title: String
  /// Who says it, where, and what it says, in our own words.
  package let source: String
  let address: String
  package let wording: String
  /// What two numbers must differ by to decide, in words.
  package let margin: String
  /// The numbers that decide, with the parts that are close or speak against it, or why none do.
  package let measured: String
  package let verdict: Verdict
  /// The comparisons that it consists of; none where nothing was measured.
  var parts: [ClaimPart] = []
  /// Those that are compared.
  var patterns = Pattern.allCases
  /// Whether it holds with other forms of these patterns; nil where none was measured.
  package var forms: FormsVerdict?

  /// The address, where it says what it is.
  package var link: String? {
    ["https://", "http://"].contains { address.hasPrefix($0) } ? address : nil
  }
}
