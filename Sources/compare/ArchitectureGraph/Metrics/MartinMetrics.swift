package import SourceRecords

/// How stable and abstract a module is by Robert Martin's metrics, counted in types.
///
/// His packages are Swift modules here, and his abstract classes are protocols.
/// A metric is nil if a denominator is 0.
package struct MartinMetrics: Equatable, Sendable {
  /// Ca: types outside the module that refer to a type of it.
  package let afferent: Int
  /// Ce: types outside the module that a type of it refers to.
  package let efferent: Int
  let protocols: Int
  /// All types, including protocols.
  let types: Int

  /// I: 0 if the module depends on no other, 1 if no other depends on it.
  package var instability: Double? { ratio(efferent, afferent + efferent) }

  /// A: 0 without protocols, 1 with nothing else.
  package var abstractness: Double? { ratio(protocols, types) }

  /// D: the distance from the main sequence, on which A + I is 1.
  package var distance: Double? {
    guard let abstractness, let instability else { return nil }
    return abs(abstractness + instability - 1)
  }

  private func ratio(_ part: Int, _ whole: Int) -> Double? {
    whole == 0 ? nil : Double(part) / Double(whole)
  }
}

extension MartinMetrics {
  /// Leaves out test modules, because what they need says nothing about the package's design.
  package init(
    of module: String,
    _ edges: [TypeEdge],
    _ types: [SymbolID: TypeNode],
    tests: Set<String>
  ) {
    var users: Set<SymbolID> = []
    var used: Set<SymbolID> = []
    for edge in edges {
      guard let from = types[edge.from]?.module, let to = types[edge.to]?.module, from != to
      else { continue }
      if to == module, !tests.contains(from) { users.insert(edge.from) }
      if from == module { used.insert(edge.to) }
    }
    let own = types.values.filter { $0.module == module }
    self.init(
      afferent: users.count,
      efferent: used.count,
      protocols: own.count(where: \.isProtocol),
      types: own.count
    )
  }
}
