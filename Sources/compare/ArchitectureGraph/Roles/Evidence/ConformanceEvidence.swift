import CompareSupport
import SourceRecords

/// Who conforms to what.
enum ConformanceEvidence {
  /// What conforming to, or inheriting from, makes a type one itself.
  private static let beings = Set<Role>.parts.union([.entity, .model])

  /// A class whose protocols or superclasses in the package all have one role has it too.
  static func conformance(
    _ search: RoleSearch, _ type: SymbolID, _ node: TypeNode
  ) -> AssignedRole? {
    guard !node.isProtocol, !node.isError else { return nil }
    let known = search.analysis.graph.ancestors(of: type)
      .filter { search.node($0) != nil && search.role($0).map(beings.contains) ?? false }
      .sorted { (search.name($0), $0) < (search.name($1), $1) }
    guard let first = known.first, let role = search.role(first),
      known.allSatisfy({ search.role($0) == role })
    else { return nil }
    return AssignedRole(role, .inherited(search.name(first)))
  }
}

extension TypeNode {
  /// Errors may be named by whoever is told of one, wherever they are declared.
  var isError: Bool { inherited.contains { $0.hasSuffix("Error") } }

  /// Whether a view can observe it.
  var isObservable: Bool { !Set(inherited).isDisjoint(with: ["@Observable", "ObservableObject"]) }

  /// Whether it says that it can be decoded.
  var isDecodable: Bool { !Set(inherited).isDisjoint(with: ["Codable", "Decodable"]) }
}
