import ArchitectureGraph
package import CompareSupport
package import SourceRecords

/// The layer of each type that has one.
package struct LayerMap: Sendable {
  struct Layer: Sendable {
    let name: String
    private let known: Set<String>

    fileprivate init(_ entry: LayerEntry) {
      name = entry.name
      known = Set(entry.knows + [entry.name])
    }

    /// A layer always knows itself.
    func knows(_ other: Layer) -> Bool { known.contains(other.name) }
  }

  private var layers: [TypePart: Layer] = [:]
  /// What each configuration says, by its folder.
  private var claims: [String: LayerClaims] = [:]
  /// By module.
  private var names: [String: Set<String>] = [:]

  package init() {}

  /// Takes the parts of types, with the file of each, and the folder that the paths start from.
  package init(_ entries: [LayerEntry], _ parts: [TypePart: TypeNode], in root: String) {
    let claims = LayerClaims(entries, in: root)
    self.claims = [root: claims]
    layers = parts.compactMapValues { claims.layers(of: $0)?.layers.first.map(Layer.init) }
    for (part, layer) in layers {
      if let module = parts[part]?.module { names[module, default: []].insert(layer.name) }
    }
  }

  /// Adds what another configuration says about other types.
  package mutating func add(_ other: LayerMap) {
    layers.merge(other.layers) { first, _ in first }
    claims.merge(other.claims) { first, _ in first }
    names.merge(other.names) { $0.union($1) }
  }

  var isEmpty: Bool { layers.isEmpty }

  /// That of a type where it is declared or extended, or of what stands outside of types.
  func layer(of type: SymbolID, in file: String) -> Layer? {
    layers[TypePart(type: type, file: file)]
  }

  /// That of a type which this compilation may leave out, so that only its syntax is known.
  func layer(of type: TypeNode) -> Layer? {
    let folders = claims.keys.filter { type.file.hasPrefix($0 == "/" ? $0 : $0 + "/") }
    return folders.max { $0.count < $1.count }
      .flatMap { claims[$0]?.layers(of: type)?.layers.first.map(Layer.init) }
  }

  /// The names of the layers that types of a module are in, sorted.
  package func names(in module: String) -> [String] { (names[module] ?? []).sorted() }
}

extension LayerMap {
  /// What is wrong with the entries, given the types that exist; nil if nothing is.
  ///
  /// A pattern that matches no type is a mistake that would go unnoticed, and so is one that gives
  /// a type a second layer.
  package static func flaw(
    in entries: [LayerEntry], among types: some Collection<TypeNode>, in root: String
  ) -> String? {
    let types = types.sorted { ($0.module, $0.name) < ($1.module, $1.name) }
    let claims = LayerClaims(entries, in: root)
    if let flaw = flaw(in: entries) { return flaw }
    if let idle = claims.idle(among: types) {
      return
        "the \(idle.kind) '\(idle.pattern)' of the layer '\(idle.layer.name)' matches no type"
    }
    for type in types {
      guard let (kind, layers) = claims.layers(of: type), layers.count > 1 else { continue }
      let names = layers.map { "'\($0.name)'" }.joined(separator: ", ")
      let reason = kind == .type ? "type name" : kind.rawValue
      return "by its \(reason), the type '\(type.name)' is in several layers: \(names)"
    }
    return nil
  }

  /// What is wrong with the entries, whatever the types; nil if nothing is.
  package static func flaw(in entries: [LayerEntry]) -> String? {
    namesFlaw(in: entries) ?? circle(in: entries)
  }

  private static func namesFlaw(in entries: [LayerEntry]) -> String? {
    var names: Set<String> = []
    for entry in entries where !names.insert(entry.name).inserted {
      return "two layers are called '\(entry.name)'"
    }
    for entry in entries {
      guard let unknown = entry.knows.first(where: { !names.contains($0) }) else { continue }
      let known = entries.map(\.name).joined(separator: ", ")
      return "the layer '\(entry.name)' knows '\(unknown)', but there are only \(known)"
    }
    return nil
  }

  /// Layers that know each other are really one layer.
  private static func circle(in entries: [LayerEntry]) -> String? {
    let pairs = entries.flatMap { entry in
      entry.knows.filter { $0 != entry.name }.map { (from: entry.name, to: $0) }
    }
    let circles = Cycles.all(pairs).map { ShortestCycle.find(in: $0, pairs) }
    guard let circle = circles.min(by: { $0.lexicographicallyPrecedes($1) }) else { return nil }
    let way = (circle + circle.prefix(1)).joined(separator: " → ")
    return "layers know each other in a circle: \(way)"
  }
}
