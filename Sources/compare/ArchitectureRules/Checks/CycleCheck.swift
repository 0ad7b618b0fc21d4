import ArchitectureGraph
import CompareSupport
import SourceRecords

/// Finds types of different roles that can all reach each other.
struct CycleCheck {
  let code: CheckedModule
  let assembly: Assembly
  /// The references that other rules already forbid.
  let found: Set<ReferencePair>
  /// Whether a view controller is another part than a view.
  let hasControllers: Bool
  /// For each strongly connected component, the shortest cycle through two roles; what is nested in
  /// a type is a part of it.
  ///
  /// A cycle that includes a forbidden reference goes away with it, so it isn't reported again. One
  /// that only metatypes, constants and the like close is a note.
  func findings(_ rule: Rule) -> [Finding] {
    let pairs = code.references.flatMap { from, targets in
      targets.filter { canBePart(from) && canBePart($0) }.map { (from: from, to: $0) }
    }
    .filter { !found.contains(ReferencePair(from: $0.from, to: $0.to)) }
    return Cycles.all(pairs).flatMap { component in
      let members = Set(component)
      return findings(
        rule, among: pairs.filter { members.contains($0.from) && members.contains($0.to) })
    }
  }

  private func findings(_ rule: Rule, among pairs: [(from: SymbolID, to: SymbolID)]) -> [Finding] {
    let places = places(of: pairs)
    let pairs = places.keys.map { (from: $0.from, to: $0.to) }.sorted { $0 < $1 }
    return Cycles.all(pairs).compactMap { component in
      let members = Set(component)
      let inner = pairs.filter { members.contains($0.from) && members.contains($0.to) }
      let used = inner.filter { from, to in
        places[ReferencePair(from: from, to: to)]?.allSatisfy(code.isOnlyNamed) == false
      }
      let strong = shortest(used)
      guard let cycle = strong ?? shortest(inner),
        let from = code.type(cycle[0]),
        let to = code.type(cycle[1])
      else { return nil }
      var finding = Finding(
        rule: rule, from: from, to: .init(to),
        path: (cycle + [cycle[0]]).compactMap { code.type($0)?.name },
        places: places[ReferencePair(from: cycle[0], to: cycle[1])] ?? [],
        members: component.compactMap { code.type($0)?.name }.sorted())
      if strong == nil { finding.severity = .note }
      return finding
    }
  }

  /// The places of the references between outermost types.
  private func places(
    of pairs: [(from: SymbolID, to: SymbolID)]
  ) -> [ReferencePair: [SourcePlace]] {
    var places: [ReferencePair: [SourcePlace]] = [:]
    for (from, to) in pairs {
      let pair = ReferencePair(from: outermost(from), to: outermost(to))
      guard pair.from != pair.to else { continue }
      let own = code.places(from: from, to: to).filter {
        !isInOthersFile($0, from, to) && !isAssembling($0, from)
      }
      if !own.isEmpty { places[pair, default: []] += own }
    }
    return places.mapValues { $0.sorted() }
  }

  /// Whether it is in an extension that stands next to the other type: without it, the first one
  /// doesn't need the other.
  private func isInOthersFile(_ place: SourcePlace, _ from: SymbolID, _ to: SymbolID) -> Bool {
    place.file != code.type(from)?.file && place.file == code.type(to)?.file
  }

  /// Whether it stands where a scene is put together, which knows all of it.
  private func isAssembling(_ place: SourcePlace, _ from: SymbolID) -> Bool {
    Assembly.makers.union([.other]).contains(code.role(of: from))
      && assembly.contains(place, in: code)
  }

  /// The type that a nested one is a part of; namespaces, and types without a role, only group
  /// others.
  private func outermost(_ symbol: SymbolID) -> SymbolID {
    var outermost = symbol
    var next = code.graph.outerType(of: symbol)
    while let outer = next {
      if canBePart(outer), code.role(of: outer) != .other, !isNamespace(outer) { outermost = outer }
      next = code.graph.outerType(of: outer)
    }
    return outermost
  }

  private func isNamespace(_ symbol: SymbolID) -> Bool {
    code.type(symbol).flatMap(code.analysis.declared)?.isNamespace ?? false
  }

  /// A protocol breaks a cycle, and types that assemble a scene know all of it.
  private func canBePart(_ symbol: SymbolID) -> Bool {
    code.type(symbol).map { $0.module == code.module.name && !$0.isProtocol } ?? false
      && ![.builder, .app].contains(code.role(of: symbol))
  }

  /// What stores or fetches the model is the model, what goes around between a view and a reducer is
  /// one loop, and outside MVC a view controller is a view.
  private func part(_ symbol: SymbolID) -> Role {
    let role = code.role(of: symbol)
    if Set<Role>.loop.contains(role) { return .reducer }
    if Set<Role>.model.contains(role) { return .model }
    return role == .viewController && !hasControllers ? .view : role
  }

  /// Every cycle through two roles has an edge from a type of one role to something else.
  ///
  /// Ties go to the first by type name, so that a baseline recognises the cycle again.
  private func shortest(_ pairs: [(from: SymbolID, to: SymbolID)]) -> [SymbolID]? {
    let ways = ShortestWay(pairs)
    var shortest: [SymbolID]?
    for pair in pairs.sorted(by: isBefore)
    where part(pair.from) != part(pair.to) {
      guard let way = ways.find(from: pair.to, to: pair.from) else { continue }
      let cycle = [pair.from] + way
      guard Set(cycle.map(part)).subtracting([.other]).count > 1 else { continue }
      if cycle.count < shortest?.count ?? .max { shortest = cycle }
      // No cycle is shorter, and large components are slow to search.
      if cycle.count == 2 { break }
    }
    return shortest
  }

  private func isBefore(
    _ left: (from: SymbolID, to: SymbolID), _ right: (from: SymbolID, to: SymbolID)
  ) -> Bool {
    (name(left.from), name(left.to), left.from, left.to)
      < (name(right.from), name(right.to), right.from, right.to)
  }

  private func name(_ symbol: SymbolID) -> String { code.type(symbol)?.name ?? "" }
}
