import ArchitectureGraph
import CompareSupport
import SourceRecords

extension CheckedModule {
  /// References between roles, be they direct or by way of types without a role.
  func forbiddenReferences(
    _ rule: Rule, from: Set<Role>, to isMeant: @escaping PatternRule.Target
  ) -> [Finding] {
    let isWrong = { (target: SymbolID) in
      type(target).map { isMeant($0, role(of: target)) } ?? false
    }
    return types(from).flatMap { source in
      let references = references[source.symbol] ?? []
      let direct = references.filter(isWrong)
      var known = Set(direct)
      let hidden = references.compactMap { way(from: $0, to: isWrong) }
        .filter { way in way.last.map { known.insert($0).inserted } ?? false }
      return (direct.map { [$0] } + hidden).compactMap { way in
        finding(rule, [source.symbol] + way)
      }
    }
  }

  /// From a type without a role to the first that is wrong among what it keeps, and what that
  /// keeps, as long as nothing on the way has a role.
  private func way(from helper: SymbolID, to isWrong: (SymbolID) -> Bool) -> [SymbolID]? {
    var ways = [[helper]]
    var seen: Set = [helper]
    var next = 0
    while next < ways.count {
      let way = ways[next]
      next += 1
      guard let last = way.last, role(of: last) == .other else { continue }
      for kept in kept[last] ?? [] where seen.insert(kept).inserted {
        if isWrong(kept) { return way + [kept] }
        ways.append(way + [kept])
      }
    }
    return nil
  }

  private func finding(_ rule: Rule, _ way: [SymbolID]) -> Finding? {
    guard way.count > 1, let from = type(way[0]), let to = type(way[way.count - 1])
    else { return nil }
    return Finding(
      rule: rule, from: from, to: .init(to), path: way.compactMap { type($0)?.name },
      places: places(from: way[0], to: way[1]),
      pair: ReferencePair(from: way[0], to: way[way.count - 1]), steps: way)
  }
}

extension CheckedModule {
  /// References to layers that the type's own does not know.
  func unknownLayers(_ layers: LayerMap) -> [Finding] {
    references.flatMap { source, targets in
      targets.compactMap { target in unknownLayer(layers, source, target) }
    }
  }

  private func unknownLayer(
    _ layers: LayerMap, _ source: SymbolID, _ target: SymbolID
  ) -> Finding? {
    guard let own = layers.layer(of: source), let other = layers.layer(of: target),
      !own.knows(other), let from = type(source), let to = type(target)
    else { return nil }
    return Finding(
      rule: LayerRules.unknownReference, from: from, to: .init(to), path: [from.name, to.name],
      places: places(from: source, to: target),
      pair: ReferencePair(from: source, to: target), steps: [source, target],
      detail: "the layer '\(own.name)' does not know the layer '\(other.name)'")
  }
}
