import CompareSupport
import SourceRecords

/// A factory or container is a builder when it knows what a scene is made of, or is called after
/// it.
enum BuilderEvidence {
  private static let parts = Set<Role>.sceneParts.union(Set<Role>.fetching).union([.app])

  /// A `QueryFactory` makes queries: it is not exempt from any rule.
  static func isUnproven(_ search: RoleSearch, _ type: SymbolID, _ node: TypeNode) -> Bool {
    guard search.found[type]?.role == .builder,
      case .name(let end) = search.found[type]?.evidence, ["Factory", "Container"].contains(end)
    else { return false }
    return !isProven(search, type, node, end)
      && !search.conformers(of: type).contains { conformer in
        search.node(conformer).map { isProven(search, conformer, $0, end) } ?? false
      }
  }

  private static func isProven(
    _ search: RoleSearch, _ type: SymbolID, _ node: TypeNode, _ end: String
  ) -> Bool {
    let stem = node.name.stem(before: end)
    return stem.flatMap(search.table.ownRole).map(parts.contains) ?? false
      || search.targets(of: type).contains { search.role($0).map(parts.contains) ?? false }
  }
}
