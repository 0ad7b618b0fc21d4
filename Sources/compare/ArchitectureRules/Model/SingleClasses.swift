import ArchitectureGraph
import SourceRecords

/// Classes that are the only one to conform to a protocol: whoever breaks a rule by the one breaks
/// it by the other, and mends both at once.
struct SingleClasses {
  /// The protocols of each.
  private let faces: [SymbolID: [SymbolID]]

  /// Doubles in tests are no second class: they are in modules of their own.
  init(in code: CheckedModule) {
    var classes: [SymbolID: [SymbolID]] = [:]
    for (symbol, type) in code.graph.types where !type.isProtocol {
      for ancestor in code.graph.ancestors(of: symbol) {
        guard let base = code.type(ancestor), base.isProtocol,
          [base.module, code.module.name].contains(type.module)
        else { continue }
        classes[ancestor, default: []].append(symbol)
      }
    }
    var faces: [SymbolID: [SymbolID]] = [:]
    for (base, classes) in classes where classes.count == 1 {
      faces[classes[0], default: []].append(base)
    }
    self.faces = faces
  }

  /// The findings without those about a class, at either end, that its protocol has as well.
  func folded(_ findings: [Finding]) -> [Finding] {
    struct Key: Hashable {
      let rule: String
      let pair: ReferencePair
    }

    let found = Set(
      findings.compactMap { finding in
        finding.pair.map { Key(rule: finding.rule.name, pair: $0) }
      })
    return findings.filter { finding in
      guard let pair = finding.pair else { return true }
      return !others(pair).contains { found.contains(Key(rule: finding.rule.name, pair: $0)) }
    }
  }

  /// The same pair with a protocol in the place of a class.
  private func others(_ pair: ReferencePair) -> [ReferencePair] {
    let sources = [pair.from] + (faces[pair.from] ?? [])
    let targets = [pair.to] + (faces[pair.to] ?? [])
    return sources.flatMap { from in targets.map { ReferencePair(from: from, to: $0) } }
      .filter { $0 != pair }
  }
}
