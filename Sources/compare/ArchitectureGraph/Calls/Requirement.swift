import SourceRecords

/// What must hold for a place in a body to be reached, as far as the source tells.
struct Requirement: Hashable, Sendable {
  /// Who answers what else decides there.
  enum Doubt: Comparable, Sendable {
    /// Nothing else decides.
    case none
    /// A parameter of the function: for an action, the user.
    case parameter
    /// Something that nothing is known of.
    case unknown
  }

  /// For each `case` around the place the patterns of which one must match: each names the enum
  /// cases that values must have been made of.
  var cases: [Set<Set<SymbolID>>] = []
  var doubt = Doubt.none
}

/// That a body makes a value of an enum case.
struct MadeCase: Hashable, Sendable {
  let enumCase: SymbolID
  let requirement: Requirement
}
