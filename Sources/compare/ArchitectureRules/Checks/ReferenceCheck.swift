import ArchitectureGraph
import CompareSupport
import SourceRecords

/// Finds references between roles, whether direct or through types without a role.
struct ReferenceCheck {
  let code: CheckedModule

  func findings(
    _ rule: Rule, from: Set<Role>, to isMeant: @escaping PatternRule.Target
  ) -> [Finding] {
    let isWrong = { (target: SymbolID) in
      code.type(target).map { isMeant($0, code.role(of: target)) } ?? false
    }
    return code.types(from).flatMap { source in
      let references = code.references[source.symbol] ?? []
      let direct = references.filter(isWrong)
      var known = Set(direct)
      let hidden = references.compactMap { way(from: $0, to: isWrong) }
        .filter { way in way.last.map { known.insert($0).inserted } ?? false }
      return (direct.map { [$0] } + hidden).compactMap { way in
        finding(rule, [source.symbol] + way)
      }
    }
  }

  /// The path from a type without a role to the first wrong type among what it stores, directly or
  /// indirectly, as long as no type on the path has a role.
  private func way(from helper: SymbolID, to isWrong: (SymbolID) -> Bool) -> [SymbolID]? {
    var ways = [[helper]]
    var seen: Set = [helper]
    var next = 0
    while next < ways.count {
      let way = ways[next]
      next += 1
      guard let last = way.last, code.role(of: last) == .other else { continue }
      for kept in code.kept[last] ?? [] where seen.insert(kept).inserted {
        if isWrong(kept) { return way + [kept] }
        ways.append(way + [kept])
      }
    }
    return nil
  }

  private func finding(_ rule: Rule, _ way: [SymbolID]) -> Finding? {
    guard way.count > 1, let from = code.type(way[0]), let to = code.type(way[way.count - 1])
    else { return nil }
    return Finding(
      rule: rule, from: from, to: .init(to), path: way.compactMap { code.type($0)?.name },
      places: code.places(from: way[0], to: way[1]),
      pair: ReferencePair(from: way[0], to: way[way.count - 1]), steps: way)
  }
}

/// Finds references to layers that the type's own layer doesn't know.
struct LayerCheck {
  let code: CheckedModule
  let layers: LayerMap

  var findings: [Finding] {
    code.references.flatMap { source, targets in
      targets.compactMap { target in finding(source, target) }
    }
  }

  private func finding(_ source: SymbolID, _ target: SymbolID) -> Finding? {
    guard let own = layers.layer(of: source), let other = layers.layer(of: target),
      !own.knows(other), let from = code.type(source), let to = code.type(target)
    else { return nil }
    return Finding(
      rule: LayerRules.unknownReference, from: from, to: .init(to), path: [from.name, to.name],
      places: code.places(from: source, to: target),
      pair: ReferencePair(from: source, to: target), steps: [source, target],
      detail: "the layer '\(own.name)' does not know the layer '\(other.name)'")
  }
}
