import ArchitectureGraph
import CompareSupport
import SourceRecords

/// Finds references between roles, whether direct or through a member of a type without a role.
struct ReferenceCheck {
  let code: CheckedModule

  func findings(
    _ rule: Rule, from: Set<Role>, to isMeant: @escaping PatternRule.Target
  ) -> [Finding] {
    let isWrong = { (target: SymbolID) in
      code.type(target).map { isMeant($0, code.role(of: target)) } ?? false
    }
    return code.types(from).flatMap { source, _ in
      let references = code.references[source] ?? []
      let direct = references.filter(isWrong)
      let found = direct.compactMap {
        finding(rule, [source, $0], at: code.places(from: source, to: $0))
      }
      let helpers = references.filter { code.role(of: $0) == .other }
      return found
        + helpers.flatMap { helper in
          read(of: helper, by: source)
            .filter { isWrong($0.target) && !direct.contains($0.target) }
            .compactMap { finding(rule, [source, helper, $0.target], at: $0.places) }
        }
    }
  }

  /// The types that a helper stores, and where another type reads them from it.
  private func read(
    of helper: SymbolID, by source: SymbolID
  ) -> [(target: SymbolID, places: [SourcePlace])] {
    (code.kept[helper] ?? []).flatMap { property in
      let places = code.reads.places(of: property, by: source)
      return places.isEmpty ? [] : property.types.map { ($0, places) }
    }
  }

  private func finding(_ rule: Rule, _ way: [SymbolID], at places: [SourcePlace]) -> Finding? {
    guard way.count > 1, let from = code.type(way[0]), let to = code.type(way[way.count - 1])
    else { return nil }
    return Finding(
      rule: rule, from: from, to: .init(to), path: way.compactMap { code.type($0)?.name },
      places: places, pair: ReferencePair(from: way[0], to: way[way.count - 1]), steps: way)
  }
}

/// Finds references to layers that the layer of the place doesn't know.
///
/// An extension is in the layer of its file, unless the type's name decides, and so is what stands
/// outside of types.
struct LayerCheck {
  let code: CheckedModule
  let layers: LayerMap

  var findings: [Finding] {
    Finding.merged(code.nodeEdges.flatMap(findings)) + Finding.merged(inactive.compactMap(finding))
  }

  /// What code that this compilation leaves out refers to.
  private var inactive: [InactiveReference] {
    layers.isEmpty ? [] : InactiveReferences(code.analysis).all(in: code.module)
  }

  /// How many pairs, of types or of what stands outside of types, have a layer at both ends, or are
  /// among others.
  func judged(including others: Set<ReferencePair> = []) -> Int {
    let left = inactive.count { layersOf($0) != nil }
    let between = code.nodeEdges.filter { edge in
      edge.from != edge.to
        && zip(edge.places, edge.homes).contains { layersOf(edge, $0.file, $1) != nil }
    }
    return others.union(between.map { ReferencePair(from: $0.from, to: $0.to) }).count + left
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
        detail: "the layer '\(own.name)' does not know the layer '\(other.name)'",
        severity: .error)
    }
  }

  private func finding(_ reference: InactiveReference) -> Finding? {
    guard let (own, other) = layersOf(reference), !own.knows(other),
      let to = code.type(reference.to)
    else { return nil }
    return Finding(
      rule: LayerRules.unknownReference, from: reference.from, to: .init(to),
      path: [reference.from.name, to.name], places: [reference.place],
      detail: "in an inactive branch, the layer '\(own.name)' does not know the layer"
        + " '\(other.name)'")
  }

  private func layersOf(
    _ reference: InactiveReference
  ) -> (own: LayerMap.Layer, other: LayerMap.Layer)? {
    guard let own = layers.layer(of: reference.from),
      let other = code.type(reference.to).flatMap(layers.layer)
    else { return nil }
    return (own, other)
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
