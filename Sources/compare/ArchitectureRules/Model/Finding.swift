package import CompareSupport
package import SourceRecords

/// A broken rule, with every place that breaks it.
package struct Finding: Sendable {
  /// The other end: a type of the package, or one that a system module declares.
  package struct Target: Hashable, Sendable {
    package let name: String
    package let module: String
  }

  package let rule: Rule
  package let from: TypeNode
  package let to: Target
  /// The names of the types from one end to the other; in a cycle, back to the first.
  package let path: [String]
  /// Sorted; never empty.
  package var places: [SourcePlace]
  /// Both ends, if they are types of the package.
  var pair: ReferencePair?
  /// The types on the path from one end to the other, if it consists of references.
  var steps: [SymbolID] = []
  /// The names of all types of a cycle, sorted; the path only has the shortest way round.
  package var members: [String] = []
  /// What is wrong in this particular case, if the rule's own words say less.
  var detail: String?
  /// How much it matters to the team.
  package var severity = Severity.warning

  package var message: String { detail ?? rule.message }
}

extension Finding {
  /// One finding for each pair of types, with all the places; the path is that of the first place.
  static func merged(_ findings: [Finding]) -> [Finding] {
    struct Pair: Hashable {
      let from: Target
      let to: Target
    }

    let pairs = Dictionary(grouping: findings) { Pair(from: Target($0.from), to: $0.to) }
    return pairs.values.compactMap { findings in
      let first = findings.filter { !$0.places.isEmpty }
        .min { $0.places.lexicographicallyPrecedes($1.places) }
      guard var merged = first else { return nil }
      merged.places = Set(findings.flatMap(\.places)).sorted()
      return merged
    }
  }

  func without(_ isDecided: (SourcePlace) -> Bool) -> Finding {
    var finding = self
    finding.places.removeAll(where: isDecided)
    return finding
  }
}

extension Finding.Target {
  init(_ type: TypeNode) { self.init(name: type.name, module: type.module) }
}

/// The types that a finding is about, by their symbols.
struct ReferencePair: Hashable {
  let from: SymbolID
  let to: SymbolID
}
