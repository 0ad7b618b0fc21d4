package import CompareSupport
package import SourceRecords

/// The layer of each type that is in one.
package struct LayerMap: Sendable {
  struct Layer: Sendable {
    let name: String
    private let known: Set<String>

    fileprivate init(_ entry: LayerEntry) {
      name = entry.name
      known = Set(entry.knows + [entry.name])
    }

    /// A layer knows itself, whatever it says.
    func knows(_ other: Layer) -> Bool { known.contains(other.name) }
  }

  private var layers: [SymbolID: Layer] = [:]

  /// No type is in any layer.
  package init() {}

  /// Takes what the paths of folders begin in.
  package init(_ entries: [LayerEntry], _ types: [SymbolID: TypeNode], in root: String) {
    let claims = LayerClaims(entries, in: root)
    layers = types.compactMapValues { claims.layers(of: $0)?.layers.first.map(Layer.init) }
  }

  /// Takes in what another configuration says of other types.
  package mutating func add(_ other: LayerMap) {
    layers.merge(other.layers) { first, _ in first }
  }

  func layer(of type: SymbolID) -> Layer? { layers[type] }

  /// The names of the layers that types of a module are in, sorted.
  package func names(in module: String, _ types: [SymbolID: TypeNode]) -> [String] {
    let own = layers.filter { types[$0.key]?.module == module }
    return Set(own.values.map(\.name)).sorted()
  }
}
