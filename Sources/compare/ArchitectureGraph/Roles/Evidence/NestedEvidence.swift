import CompareSupport
import SourceRecords

/// Where a type is declared in another one.
enum NestedEvidence {
  /// The nearest type around it that has a role.
  static func around(
    _ search: RoleSearch, _ type: SymbolID, _ node: TypeNode
  ) -> AssignedRole? {
    guard !node.isError else { return nil }
    var outer = search.outer(of: node)
    while let next = outer {
      if let role = search.role(next) { return AssignedRole(role, .around(search.name(next))) }
      outer = search.node(next).flatMap(search.outer)
    }
    return nil
  }
}
