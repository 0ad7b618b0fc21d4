import ArchitectureGraph
import SourceRecords

/// Properties whose type is composed of several protocols: fixing one reference fixes them all.
struct ComposedTypes {
  private struct Property: Hashable {
    let rule: String
    let owner: SymbolID
    let file: String
    /// The index of its declaration.
    let declaration: Int
  }

  private let code: CheckedModule

  init(in code: CheckedModule) { self.code = code }

  /// Drops places where a finding about another protocol concerns the same property.
  func folded(_ findings: [Finding]) -> [Finding] {
    var found: Set<Property> = []
    return findings.sorted { $0.to.name < $1.to.name }.map { finding in
      guard let pair = finding.pair, code.type(pair.to)?.isProtocol == true else { return finding }
      let places = finding.places.map { ($0, property(at: $0, finding.rule, pair.from)) }
      let new = places.filter { place in place.1.map { !found.contains($0) } ?? true }
      found.formUnion(places.compactMap(\.1))
      var finding = finding
      finding.places = new.map(\.0)
      return finding
    }
  }

  private func property(at place: SourcePlace, _ rule: Rule, _ owner: SymbolID) -> Property? {
    guard let offset = code.offset(of: place),
      let property = code.analysis.sources[place.file]?.parsed.properties
        .first(where: { $0.type?.contains(offset) ?? false })
    else { return nil }
    return Property(
      rule: rule.name, owner: owner, file: place.file, declaration: property.declaration)
  }
}

/// Classes that are the only one to conform to a protocol: a reference to one breaks the same rule
/// as a reference to the other, and one fix settles both.
struct SingleClasses {
  /// The protocols of each class.
  private let faces: [SymbolID: [SymbolID]]

  /// Test doubles don't count as a second class, because they are in modules of their own.
  init(in code: CheckedModule) {
    var classes: [SymbolID: [SymbolID]] = [:]
    for (symbol, type) in code.graph.types where !type.isProtocol {
      for ancestor in code.graph.ancestors(of: symbol) {
        guard let base = code.type(ancestor), base.isProtocol,
          [base.module, code.module.name].contains(type.module)
        else { continue }
        classes[ancestor, default: []].append(symbol)
      }
    }
    var faces: [SymbolID: [SymbolID]] = [:]
    for (base, classes) in classes where classes.count == 1 {
      faces[classes[0], default: []].append(base)
    }
    self.faces = faces
  }

  /// Drops findings about a class, at either end, that also exist for its protocol.
  func folded(_ findings: [Finding]) -> [Finding] {
    struct Key: Hashable {
      let rule: String
      let pair: ReferencePair
    }

    let found = Set(
      findings.compactMap { finding in
        finding.pair.map { Key(rule: finding.rule.name, pair: $0) }
      })
    return findings.filter { finding in
      guard let pair = finding.pair else { return true }
      return !others(pair).contains { found.contains(Key(rule: finding.rule.name, pair: $0)) }
    }
  }

  /// The same pair with a protocol in place of a class.
  private func others(_ pair: ReferencePair) -> [ReferencePair] {
    let sources = [pair.from] + (faces[pair.from] ?? [])
    let targets = [pair.to] + (faces[pair.to] ?? [])
    return sources.flatMap { from in targets.map { ReferencePair(from: from, to: $0) } }
      .filter { $0 != pair }
  }
}
