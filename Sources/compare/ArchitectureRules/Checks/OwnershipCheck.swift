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

  init(_ code: CheckedModule) {
    self.code = code
    let strong = code.properties.filter { !$0.isWeak }
    let harmless = Self.harmlessDelegates(strong, code)
    properties = strong.filter { property in
      !property.isMade && code.type(property.owner)?.isClass ?? false
        && harmless.isDisjoint(with: property.objects)
    }
    var pairs: [(from: SymbolID, to: SymbolID)] = []
    for property in strong { pairs += property.types.map { (property.owner, $0) } }
    for (type, node) in code.graph.types where node.module == code.module.name {
      pairs += code.graph.ancestors(of: type).map { ($0, type) }
    }
    ways = ShortestWay(pairs)
  }

  /// The delegates of the system's objects, which don't keep them alive, and the delegates' protocols
  /// to which only what fetches or stores conforms.
  private static func harmlessDelegates(
    _ properties: [KeptReference], _ code: CheckedModule
  ) -> Set<SymbolID> {
    let delegates = Set(properties.flatMap(\.objects)).filter { code.role(of: $0) == .delegate }
    guard !delegates.isEmpty else { return [] }
    let types = code.graph.types
    let names = Set(types.values.map(\.name))
    let ofSystem = delegates.filter { delegate in
      types[delegate]?.inherited.contains { $0.hasSuffix("Delegate") && !names.contains($0) }
        ?? false
    }
    let answers = types.keys.flatMap { type in
      delegates.intersection(code.graph.ancestors(of: type)).map { ($0, code.role(of: type)) }
    }
    .filter { $0.1 != .other }
    let ofServices = Dictionary(grouping: answers, by: \.0)
      .filter { $0.value.allSatisfy { Set<Role>.world.contains($0.1) } }
    return ofSystem.union(ofServices.keys)
  }

  func strongReferences(_ rule: Rule, _ ways: [PatternRule.WayBack]) -> [Finding] {
    properties.compactMap { property in
      backReference(in: property, ways).flatMap { finding(rule, property, $0) }
    }
  }

  /// Leaves out those that another rule finds.
  func strongDelegates(
    _ rule: Rule, apartFrom others: [PatternRule.WayBack]
  ) -> [Finding] {
    properties.compactMap { property in
      guard isDelegate(property), let target = property.objects.first,
        backReference(in: property, others) == nil,
        !makes(property.owner, target), !isInitialized(property, target)
      else { return nil }
      return finding(rule, property, target)
    }
  }

  private func backReference(
    in property: KeptReference, _ ways: [PatternRule.WayBack]
  ) -> SymbolID? {
    let owners = ways.filter { $0.from.contains(code.role(of: property.owner)) }.map(\.to)
    return property.objects.first { object in
      owners.contains { $0.contains(code.role(of: object)) } && !isOwned(object, by: property.owner)
    }
  }

  /// Whether the owner makes it, and it refers back weakly.
  private func isOwned(_ object: SymbolID, by owner: SymbolID) -> Bool {
    let shapes = code.graph.ancestors(of: owner).union([owner])
    return (code.kept[object] ?? []).contains { $0.isWeak && !shapes.isDisjoint(with: $0.types) }
      && makes(owner, object)
  }

  /// A controller, a view or a builder may own a view; a view may own the presenter it calls.
  private func isDelegate(_ property: KeptReference) -> Bool {
    let name = property.name.lowercased()
    if ["output", "delegate"].contains(where: name.hasSuffix) {
      return !Set<Role>.views.contains(code.role(of: property.owner))
        || !property.objects.contains { [.presenter, .viewModel].contains(code.role(of: $0)) }
    }
    let owners: Set<Role> = [.view, .viewController, .controller, .builder, .app, .other]
    return name == "view" && !owners.contains(code.role(of: property.owner))
  }

  /// Whether a type creates the other one itself, and so isn't owned by it.
  private func makes(_ owner: SymbolID, _ target: SymbolID) -> Bool {
    guard let type = code.type(target), !type.isProtocol else { return false }
    let name = type.name.split(separator: ".").last ?? ""
    return code.places(from: owner, to: target).contains { place in
      guard let source = code.analysis.sources[place.file],
        let offset = source.parsed.places.offset(of: place.position)
      else { return false }
      return source.parsed.tree.calls.contains { call in
        call.callee.contains(offset) && call.callee.upperBound == offset + name.utf8.count
      }
    }
  }

  /// Whether the owner assigns `.init(…)` to a property with the type of a class.
  private func isInitialized(_ property: KeptReference, _ target: SymbolID) -> Bool {
    guard code.type(target)?.isClass ?? false,
      let source = code.analysis.sources[property.place.file]
    else { return false }
    let regions = code.analysis.regions[property.place.file]
    let assignment = #/(?:^|[^.\w])(?:self\.)?(\w+)\s*=\s*(?:try\s+)?$/#
    let calls = source.parsed.tree.calls.map(\.callee.lowerBound)
      .filter { regions?.type(at: $0) == property.owner }
    guard !calls.isEmpty else { return false }
    let text = source.text
    return calls.contains { start in
      text.string(start..<start + 5) == ".init"
        && text.string(max(0, start - 80)..<start).firstMatch(of: assignment)
          .map { $0.1 == property.name } ?? false
    }
  }

  private func finding(_ rule: Rule, _ property: KeptReference, _ target: SymbolID) -> Finding? {
    guard let owner = code.type(property.owner), let type = code.type(target) else { return nil }
    // How the owner keeps itself alive, if known.
    let wayBack = ways.find(from: target, to: property.owner).map { $0 + [property.owner] }
    return Finding(
      rule: rule, from: owner, to: .init(type),
      path: ([property.owner] + (wayBack ?? [target])).compactMap { code.type($0)?.name },
      places: [property.place], pair: ReferencePair(from: property.owner, to: target))
  }
}
