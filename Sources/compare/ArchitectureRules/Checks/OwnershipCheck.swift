import ArchitectureGraph
import CompareSupport
import SourceRecords

/// Finds properties that keep alive what they shouldn't.
struct OwnershipCheck {
  private let code: CheckedModule
  /// Those that keep alive what comes from elsewhere; a value can't be part of a cycle by itself.
  private let properties: [KeptReference]
  /// From a type to what it stores, and from a protocol or superclass to what may stand in for it.
  private let ways: ShortestWay<SymbolID>
  /// What each type refers to without keeping it alive.
  private let weak: [SymbolID: Set<SymbolID>]
  /// The types of the module that may stand in for a protocol or superclass.
  private let substitutes: [SymbolID: [SymbolID]]

  init(_ code: CheckedModule) {
    self.code = code
    let strong = code.properties.filter { !$0.isWeak }
    properties = strong.filter { !$0.isMade && code.type($0.owner)?.isClass ?? false }
    var pairs: [(from: SymbolID, to: SymbolID)] = []
    for property in strong { pairs += property.types.map { (property.owner, $0) } }
    var substitutes: [SymbolID: [SymbolID]] = [:]
    for (type, node) in code.graph.types where node.module == code.module.name {
      for base in code.graph.ancestors(of: type) { substitutes[base, default: []].append(type) }
    }
    pairs += substitutes.flatMap { base, types in types.map { (base, $0) } }
    ways = ShortestWay(pairs)
    self.substitutes = substitutes
    weak = code.properties.filter(\.isWeak).reduce(into: [:]) { weak, property in
      weak[property.owner, default: []].formUnion(property.types)
    }
  }

  func strongReferences(_ rule: Rule, _ ways: [PatternRule.WayBack]) -> [Finding] {
    properties.compactMap { property in
      backReference(in: property, ways).flatMap { finding(rule, property, $0) }
    }
  }

  /// Leaves out those that another rule finds.
  ///
  /// A view may keep what it calls an output; unless a way back shows that both keep each other alive.
  func strongDelegates(
    _ rule: Rule, apartFrom others: [PatternRule.WayBack]
  ) -> [Finding] {
    let callers = Set<Role>.views.union([.other])
    return properties.compactMap { property in
      guard let target = property.objects.first(where: { code.role(of: $0) == .delegate }),
        backReference(in: property, others) == nil, !makes(property.owner, target),
        let finding = finding(rule, property, target),
        finding.severity != .note || !callers.contains(code.role(of: property.owner))
      else { return nil }
      return finding
    }
  }

  private func backReference(
    in property: KeptReference, _ ways: [PatternRule.WayBack]
  ) -> SymbolID? {
    let owners = ways.filter { $0.from.contains(code.role(of: property.owner)) }.map(\.to)
    return property.objects.first { object in
      owners.contains { $0.contains(code.role(of: object)) } && !makes(property.owner, object)
    }
  }

  /// Whether a type creates the other one itself, and so isn't owned by it.
  private func makes(_ owner: SymbolID, _ target: SymbolID) -> Bool {
    code.places(from: owner, to: target).contains(where: code.isMade)
  }

  /// Whether the other one refers back to its owner weakly, so that the owner may keep it alive.
  private func refersWeakly(_ target: SymbolID, to owner: SymbolID) -> Bool {
    let owners = Set(code.graph.ancestors(of: owner)).union([owner])
    return ([target] + (substitutes[target] ?? [])).contains {
      !owners.isDisjoint(with: weak[$0] ?? [])
    }
  }

  /// A note if no declared property shows how the owner keeps itself alive; nil if one shows that it
  /// doesn't.
  private func finding(_ rule: Rule, _ property: KeptReference, _ target: SymbolID) -> Finding? {
    guard let owner = code.type(property.owner), let type = code.type(target) else { return nil }
    let wayBack = ways.find(from: target, to: property.owner).map { $0 + [property.owner] }
    if wayBack == nil, refersWeakly(target, to: property.owner) { return nil }
    return Finding(
      rule: rule, from: owner, to: .init(type),
      path: ([property.owner] + (wayBack ?? [target])).compactMap { code.type($0)?.name },
      places: [property.place], pair: ReferencePair(from: property.owner, to: target),
      severity: wayBack == nil ? .note : .warning)
  }
}
