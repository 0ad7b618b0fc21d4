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

/// Finds references to layers that the layer of the place doesn't know.
///
/// An extension is in the layer of its file, unless the type's name decides, and so is what stands
/// outside of types.
struct LayerCheck {
  let code: CheckedModule
  let layers: LayerMap

  var findings: [Finding] { code.nodeEdges.flatMap(findings) }

  /// How many pairs, of types or of what stands outside of types, have a layer at both ends, or are
  /// among others.
  func judged(including others: Set<ReferencePair> = []) -> Int {
    let between = code.nodeEdges.filter { edge in
      edge.from != edge.to
        && zip(edge.places, edge.homes).contains { layersOf(edge, $0.file, $1) != nil }
    }
    return others.union(between.map { ReferencePair(from: $0.from, to: $0.to) }).count
  }

  private func findings(in edge: TypeEdge) -> [Finding] {
    guard let from = code.graph.node(edge.from), let to = code.graph.node(edge.to) else {
      return []
    }
    return zip(edge.places, edge.homes).compactMap { place, home in
      guard let (own, other) = layersOf(edge, place.file, home), !own.knows(other) else {
        return nil
      }
      return Finding(
        rule: LayerRules.unknownReference, from: from, to: .init(to), path: [from.name, to.name],
        places: [place], pair: ReferencePair(from: edge.from, to: edge.to),
        steps: [edge.from, edge.to],
        detail: "the layer '\(own.name)' does not know the layer '\(other.name)'")
    }
  }

  private func layersOf(
    _ edge: TypeEdge, _ file: String, _ home: String
  ) -> (own: LayerMap.Layer, other: LayerMap.Layer)? {
    guard let own = layers.layer(of: edge.from, in: file),
      let other = layers.layer(of: edge.to, in: home)
    else { return nil }
    return (own, other)
  }
}
