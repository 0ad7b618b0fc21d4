/// Finds the type whose declaration or extension contains a reference.
package struct ReferenceOwner {
  private let graph: SymbolGraph
  private let file: ParsedFile
  private let path: String
  private let definitions: Definitions

  package init(in source: SourceRecord, _ graph: SymbolGraph) {
    self.graph = graph
    file = source.parsed
    path = source.indexed.path
    definitions = Definitions(in: source, graph)
  }

  /// The compiler's own relation if there is one, or else the declaration around the place.
  package func owner(of reference: Occurrence) -> SymbolID? {
    for relation in reference.relations
    where !relation.roles.isDisjoint(with: [.containedBy, .calledBy, .baseOf, .extendedBy]) {
      return graph.owner(of: relation.symbol)
    }
    return enclosing(reference, [.class, .struct, .enum, .protocol, .extension])
      .flatMap { graph.owner(of: $0) }
  }

  /// Like `owner`, with what stands outside of types.
  package func node(of reference: Occurrence) -> SymbolID? {
    for relation in reference.relations
    where !relation.roles.isDisjoint(with: [.containedBy, .calledBy, .baseOf, .extendedBy]) {
      return graph.nodeOwner(of: relation.symbol)
    }
    let kinds: [Declaration.Kind] = [.class, .struct, .enum, .protocol, .extension, .typealias]
    if let around = enclosing(reference, kinds) { return graph.nodeOwner(of: around) }
    return isOutside(reference, kinds) ? graph.looseCode(of: path) : nil
  }

  /// Whether none of these declarations is around it.
  private func isOutside(_ reference: Occurrence, _ kinds: [Declaration.Kind]) -> Bool {
    guard let offset = file.places.offset(of: reference.position) else { return false }
    return !file.declarations(around: offset).contains { kinds.contains($0.kind) }
  }

  /// The type alias whose right side contains the reference, if any.
  package func alias(around reference: Occurrence) -> SymbolID? {
    reference.relations.isEmpty ? enclosing(reference, [.typealias]) : nil
  }

  /// A local type isn't in the index, so its contents count for the type around it.
  private func enclosing(_ reference: Occurrence, _ kinds: [Declaration.Kind]) -> SymbolID? {
    guard let offset = file.places.offset(of: reference.position) else { return nil }
    for declaration in file.declarations(around: offset) where kinds.contains(declaration.kind) {
      // `Outer` in `extension Outer.Inner` says what is extended, so it isn't a use of `Outer`.
      if declaration.kind == .extension, declaration.nameRange.contains(offset) { return nil }
      if let symbol = definitions.symbol(of: declaration) { return symbol }
    }
    return nil
  }
}
