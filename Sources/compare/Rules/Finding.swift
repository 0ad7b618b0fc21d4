/// What breaks a rule, with every place that does.
struct Finding: Sendable {
  /// The other end: a type of the package's, or one that a system module declares.
  struct Target: Hashable, Sendable {
    let name: String
    let module: String
  }

  let rule: Rule
  let from: TypeNode
  let to: Target
  /// The names of the types from the one to the other; round a cycle, back to the first.
  let path: [String]
  /// Sorted; findings without a place are none.
  var places: [SourcePlace]
  /// What is wrong in this very case, where the rule's own words say less.
  var message: String?
}

extension Finding {
  /// One for each pair of types, at all the places; the path is that of the first place.
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
}

extension Finding.Target {
  init(_ type: TypeNode) { self.init(name: type.name, module: type.module) }
}

extension FindingReport {
  /// Nil without any place.
  init?(_ finding: Finding, of module: String, _ workspace: Workspace) {
    guard let place = finding.places.first else { return nil }
    self.init(
      rule: finding.rule.name, module: module,
      file: workspace.relative(place.file), line: place.position.line,
      column: place.position.column,
      from: finding.from.name, to: finding.to.name, toModule: finding.to.module,
      path: finding.path, message: finding.message ?? finding.rule.message,
      remedy: finding.rule.remedy)
  }
}
