import ArchitectureGraph
import SourceRecords

/// Looks for references to layers that the type's own does not know.
struct LayerCheck {
  private let code: CheckedModule
  private let layers: LayerMap

  init(_ code: CheckedModule, _ layers: LayerMap) {
    self.code = code
    self.layers = layers
  }

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
