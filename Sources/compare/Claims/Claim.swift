/// What is often said about patterns, and what the numbers say about it.
struct Claim: Equatable, Sendable {
  enum Verdict: String, Sendable {
    case confirmed, contradicted
    /// The numbers differ by no more than the margin.
    case tooClose = "too close to call"
    case notMeasurable = "not measurable here"
  }

  /// In a few words.
  let title: String
  /// Who says it, where, and what it says, in our own words.
  let source: String
  let address: String
  let wording: String
  /// What two numbers must differ by to decide, in words.
  let margin: String
  /// The numbers that decide, with the parts that are close or speak against it, or why none do.
  let measured: String
  let verdict: Verdict

  /// The address, where it says what it is.
  var link: String? {
    ["https://", "http://"].contains { address.hasPrefix($0) } ? address : nil
  }
}

extension Claim {
  /// Every claim that is looked at, in the order in which they are shown.
  ///
  /// Empty unless each of the five patterns is one of the columns, and only one.
  static func all(_ modules: [ModuleReport]) -> [Claim] {
    guard let five = FivePatterns(modules) else { return [] }
    return [
      five.viperSize, five.typeRank, five.concreteReferences, five.coupling, five.boilerplate,
      five.largestController, five.complexity, five.testability, five.interactorDoubles,
      five.buildTime,
    ]
  }
}
