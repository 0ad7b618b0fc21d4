import ArchitectureGraph
import SourceRecords

/// Properties whose type is composed of several protocols, or whose wrapper takes a key path through
/// several types: fixing one reference fixes them all.
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

  /// Drops places where a finding about another protocol, or another type on the key path, concerns
  /// the same property.
  func folded(_ findings: [Finding]) -> [Finding] {
    var found: Set<Property> = []
    return findings.sorted { $0.to.name < $1.to.name }.map { finding in
      guard let pair = finding.pair else { return finding }
      let isProtocol = code.type(pair.to)?.isProtocol == true
      let places = finding.places.map { place in
        (place, property(at: place, finding.rule, pair.from, isComposed: isProtocol))
      }
      let new = places.filter { place in place.1.map { !found.contains($0) } ?? true }
      found.formUnion(places.compactMap(\.1))
      var finding = finding
      finding.places = new.map(\.0)
      return finding
    }
  }

  private func property(
    at place: SourcePlace, _ rule: Rule, _ owner: SymbolID, isComposed: Bool
  ) -> Property? {
    guard let offset = code.offset(of: place), let file = code.analysis.sources[place.file]?.parsed,
      let property = file.properties.first(where: { property in
        isComposed && property.type?.contains(offset) ?? false
          || file.isInAttributes(offset, of: property)
      })
    else { return nil }
    return Property(
      rule: rule.name, owner: owner, file: place.file, declaration: property.declaration)
  }
}

extension ParsedFile {
  /// Whether it is before the property's own name, as in `@AppSettings(\.general.theme) var theme`.
  fileprivate func isInAttributes(_ offset: Int, of property: StoredProperty) -> Bool {
    guard !property.wrappers.isEmpty, tree.declarations.indices.contains(property.declaration)
    else { return false }
    let declaration = tree.declarations[property.declaration]
    return (declaration.fullRange.lowerBound..<declaration.nameRange.lowerBound).contains(offset)
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

/// Protocols that others refine, and superclasses: who refers to the one uses the members of the
/// other, too.
struct RefinedProtocols {
  private struct Key: Hashable {
    let rule: String
    let from: SymbolID
  }

  private let code: CheckedModule

  init(in code: CheckedModule) { self.code = code }

  /// Drops places that only use a protocol's or a superclass's members if a finding about what
  /// refines or inherits from it is there.
  func folded(_ findings: [Finding]) -> [Finding] {
    let found = Dictionary(grouping: findings) { finding in
      finding.pair.map { Key(rule: finding.rule.name, from: $0.from) }
    }
    .mapValues { $0.reduce(into: Set()) { $0.formUnion(refined(by: $1)) } }
    return findings.compactMap { finding in
      guard let pair = finding.pair,
        found[Key(rule: finding.rule.name, from: pair.from)]?.contains(pair.to) ?? false
      else { return finding }
      var finding = finding
      finding.places.removeAll { !isNamed($0) }
      return finding.places.isEmpty ? nil : finding
    }
  }

  private func refined(by finding: Finding) -> Set<SymbolID> {
    guard let target = finding.pair?.to, let type = code.type(target) else { return [] }
    let ancestors = code.graph.ancestors(of: target)
    if type.isProtocol { return ancestors }
    return type.isClass ? ancestors.filter { code.type($0)?.isClass ?? false } : []
  }

  /// Whether it stands in the type of a property.
  private func isNamed(_ place: SourcePlace) -> Bool {
    guard let offset = code.offset(of: place), let file = code.analysis.sources[place.file]?.parsed
    else { return false }
    return file.properties.contains { $0.type?.contains(offset) ?? false }
  }
}
