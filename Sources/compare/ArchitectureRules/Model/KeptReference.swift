import ArchitectureGraph
import SourceRecords

/// What a stored property of a type keeps: objects and values of other types.
struct KeptReference {
  let owner: SymbolID
  let name: String
  let place: SourcePlace
  /// Whether what it refers to may go away.
  let isWeak: Bool
  /// Whether its initial value is made on the spot: what an object makes itself is its own.
  let isMade: Bool
  /// In the order in which the property names them; never empty.
  let types: [SymbolID]
  /// Those of them that are classes or protocols, and so may be kept alive.
  let objects: [SymbolID]
}

extension KeptReference {
  /// The stored properties of files' types; those that are functions keep nothing that is known.
  static func all(in sources: [SourceRecord], _ analysis: Analysis) -> [KeptReference] {
    sources.flatMap { source -> [KeptReference] in
      let declarations = source.parsed.tree.declarations
      let names = TypeMentions(in: source, analysis.graph)
      return source.parsed.properties.compactMap { property in
        guard !property.isFunction, declarations.indices.contains(property.declaration) else {
          return nil
        }
        let declaration = declarations[property.declaration]
        let start = declaration.nameRange.lowerBound
        let types = names.types(of: property)
        guard let owner = analysis.regions[source.indexed.path]?.type(at: start),
          !types.isEmpty
        else { return nil }
        return KeptReference(
          owner: owner, name: declaration.name,
          place: SourcePlace(
            file: source.indexed.path, position: source.parsed.places.position(of: start)),
          isWeak: property.isWeak, isMade: names.isMade(property), types: types,
          objects: types.filter { analysis.graph.types[$0]?.mayBeObject ?? false })
      }
    }
  }
}

extension TypeNode {
  /// Structs and enums are copied; of a protocol nothing is known.
  fileprivate var mayBeObject: Bool { isProtocol || isClass }
}
