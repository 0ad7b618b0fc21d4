package import SourceRecords

/// How stable and how abstract a module is, as Robert Martin measures it, counted in types.
///
/// What he calls a package is a Swift module here, and what he calls an abstract class a protocol.
/// Each is nil where a denominator is 0.
package struct MartinMetrics: Equatable, Sendable {
  /// Ca: types outside the module that refer to a type of it.
  package let afferent: Int
  /// Ce: types outside the module that a type of it refers to.
  package let efferent: Int
  let protocols: Int
  /// All types, protocols among them.
  let types: Int

  /// I: 0 when the module needs nobody, 1 when nobody needs it.
  package var instability: Double? { ratio(efferent, afferent + efferent) }

  /// A: 0 without any protocol, 1 with nothing else.
  package var abstractness: Double? { ratio(protocols, types) }

  /// D: how far the module is from the main sequence, on which A + I is 1.
  package var distance: Double? {
    guard let abstractness, let instability else { return nil }
    return abs(abstractness + instability - 1)
  }

  private func ratio(_ part: Int, _ whole: Int) -> Double? {
    whole == 0 ? nil : Double(part) / Double(whole)
  }
}

extension MartinMetrics {
  /// What test modules need says nothing about the design of the package: they are left out.
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
