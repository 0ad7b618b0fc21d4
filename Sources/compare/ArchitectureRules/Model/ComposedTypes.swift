import ArchitectureGraph
import SourceRecords

/// Properties whose type is made of several protocols: whoever mends the one reference mends all.
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

  /// The findings without those places at which one about another protocol has the same property.
  func folded(_ findings: [Finding]) -> [Finding] {
    var found: Set<Property> = []
    return findings.sorted { $0.to.name < $1.to.name }.map { finding in
      guard let pair = finding.pair, code.type(pair.to)?.isProtocol == true else { return finding }
      let places = finding.places.map { ($0, property(at: $0, finding.rule, pair.from)) }
      let new = places.filter { place in place.1.map { !found.contains($0) } ?? true }
      found.formUnion(places.compactMap(\.1))
      var finding = finding
      finding.places = new.map(\.0)
      return finding
    }
  }

  private func property(at place: SourcePlace, _ rule: Rule, _ owner: SymbolID) -> Property? {
    guard let offset = code.offset(of: place),
      let property = code.analysis.sources[place.file]?.parsed.properties
        .first(where: { $0.type?.contains(offset) ?? false })
    else { return nil }
    return Property(
      rule: rule.name, owner: owner, file: place.file, declaration: property.declaration)
  }
}
