/// A property that keeps objects alive, and of which types they may be.
struct KeptReference {
  let owner: SymbolID
  let name: String
  let place: SourcePlace
  /// Classes and protocols, in the order in which the property names them; never empty.
  let targets: [SymbolID]
}

extension KeptReference {
  /// The stored properties of a module that are neither weak nor functions.
  static func all(in code: CheckedModule) -> [KeptReference] {
    code.sources.flatMap { source -> [KeptReference] in
      let declarations = source.parsed.tree.declarations
      let names = TypeMentions(in: source, code.graph)
      return source.parsed.properties.compactMap { property in
        guard !property.isWeak, !property.isFunction,
          declarations.indices.contains(property.declaration)
        else { return nil }
        let declaration = declarations[property.declaration]
        let start = declaration.nameRange.lowerBound
        let targets = names.types(of: property).filter { symbol in
          code.type(symbol).map { $0.isProtocol || $0.isClass } ?? false
        }
        guard let owner = code.analysis.regions[source.indexed.path]?.type(at: start),
          !targets.isEmpty
        else { return nil }
        return KeptReference(
          owner: owner, name: declaration.name,
          place: SourcePlace(
            file: source.indexed.path, position: source.parsed.places.position(of: start)),
          targets: targets)
      }
    }
  }
}
