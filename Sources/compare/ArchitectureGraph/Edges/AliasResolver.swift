import SourceRecords

/// Tells the graph what each type alias outside any type stands for.
///
/// A reference to such an alias leaves nothing about the type behind it, so the right sides must
/// be known before any reference is counted.
enum AliasResolver {
  static func resolve(_ sources: [SourceRecord], in graph: inout SymbolGraph) {
    for source in sources where source.parsed.tree.declarations.contains(where: isTopLevelAlias) {
      let owners = ReferenceOwner(in: source, graph)
      for reference in WrittenReferences.written(in: source.indexed, graph) {
        guard let alias = owners.alias(around: reference) else { continue }
        graph.add(alias: alias, for: reference.symbol)
      }
    }
  }

  private static func isTopLevelAlias(_ declaration: Declaration) -> Bool {
    declaration.kind == .typealias && declaration.parent == nil
  }
}
