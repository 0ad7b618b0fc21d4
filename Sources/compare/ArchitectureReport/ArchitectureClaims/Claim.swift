import CompareSupport

/// A common claim about patterns, and what the numbers say about it.
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
  /// How far two numbers must be apart to decide, in words.
  package let margin: String
  /// The numbers that decide, with the parts that are close or contradict it, or why none decide.
  package let measured: String
  package let verdict: Verdict
  /// The comparisons that it consists of; empty if nothing was measured.
  var parts: [ClaimPart] = []
  /// The patterns that are compared.
  var patterns = Pattern.allCases
  /// Whether it holds with other forms of these patterns; nil if none were measured.
  package var forms: FormsVerdict?
  /// Whether it holds for rewritings of these patterns; nil if none were measured.
  package var writings: WritingsVerdict?
  /// What the public apps of the field study say about it.
  package var publicApps: PublicVerdicts?

  /// The address, if it is a web address.
  package var link: String? {
    ["https://", "http://"].contains { address.hasPrefix($0) } ? address : nil
  }
}

/// One of the comparisons that a claim consists of: all must hold.
struct ClaimPart: Equatable, Sendable {
  /// What is compared, such as `MVC and MVP`.
  private(set) var name: String
  private(set) var verdict: Claim.Verdict
  /// The first number as a multiple of the second; nil if there is nothing to divide by.
  let times: Double?
  /// What the other pattern has, such as `MVVM has more (9)`; nil if that confirms the claim or
  /// isn't a count.
  var exception: String?

  init(_ name: String, _ standing: Standing, is wanted: Standing, times: Double? = nil) {
    self.name = name
    self.times = times
    verdict =
      standing == wanted ? .confirmed : standing == .close ? .tooClose : .contradicted
  }

  /// Compares a count with so many tenths of another.
  init(_ name: String, _ own: Int, is wanted: Standing, _ other: Int, tenths: Int = 10) {
    self.init(
      name, Margin.counts.standing(of: 10 * own, to: tenths * other), is: wanted,
      times: own.times(other))
  }

  /// The same with a subject before the names, for a claim that compares several things.
  func about(_ subject: String) -> ClaimPart {
    var part = self
    part.name = "\(subject) \(name)"
    return part
  }

  /// Takes another way of counting the same: if it leads to another verdict, neither counts.
  func agreeing(with other: ClaimPart) -> ClaimPart {
    var part = self
    if other.verdict != verdict { part.verdict = .tooClose }
    return part
  }

  /// For what is either true or false.
  init(_ name: String, holds: Bool) {
    self.name = name
    times = nil
    verdict = holds ? .confirmed : .contradicted
  }

  /// Checks that both the fewest and the most are exactly this number.
  static func all(from fewest: Int, to most: Int, are wanted: Int) -> [ClaimPart] {
    [("the fewest", fewest), ("the most", most)].map { name, count in
      ClaimPart(name, Margin.none.standing(of: count, to: wanted), is: .close)
    }
  }
}

extension [ClaimPart] {
  /// One contradicted part contradicts the claim, however close the others are.
  var verdict: Claim.Verdict {
    if contains(where: { $0.verdict == .contradicted }) { return .contradicted }
    return allSatisfy { $0.verdict == .confirmed } ? .confirmed : .tooClose
  }

  /// The parts that don't confirm the claim, as sentences; empty if all do.
  var remarks: String {
    remark("Against the claim", .contradicted) + remark("Within the margin", .tooClose)
  }

  private func remark(_ title: String, _ verdict: Claim.Verdict) -> String {
    let names = filter { $0.verdict == verdict }.map(\.name)
    return names.isEmpty ? "" : " \(title): \(names.joined(separator: ", "))."
  }
}

extension Claim {
  /// The first number of each part as a multiple of the second, such as `MVP and MVC 1.34`.
  package var effects: String {
    parts.compactMap { part in
      part.times.map { "\(part.name) \($0.timesText)" }
    }
    .joined(separator: ", ")
  }
}
