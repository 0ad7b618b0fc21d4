import CompareSupport
import SourceRecords

/// What other types do with a value.
enum UseEvidence {
  /// Ends of names of values that are on the way between a scene and what it asks, and no answer.
  private static let questions = [
    "Request", "Endpoint", "Parameters", "Params", "Query", "Config", "Configuration", "Options",
    "Settings", "Environment", "Filter", "Style", "Key", "Keys", "Result", "Response", "Page",
    "Sort", "Routing", "Props", "Theme",
  ]
  private static let users: Set<Role> = [
    .view, .viewController, .controller, .presenter, .viewModel,
  ]

  /// A value that can be decoded, and that what fetches the model names, or an entity does.
  static func coded(
    _ search: RoleSearch, _ type: SymbolID, _ node: TypeNode
  ) -> AssignedRole? {
    guard node.isValue, node.isDecodable, !isQuestion(node) else { return nil }
    let sources = search.sources(of: type)
    let source =
      sources.first { search.role($0).map(Set<Role>.fetching.contains) ?? false }
      ?? sources.first { search.role($0) == .entity && search.node($0)?.module == node.module }
    return source.map { AssignedRole(.entity, .coded(by: search.name($0))) }
  }

  /// A structure that what fetches the model names, and who shows or presents it as well.
  static func handed(
    _ search: RoleSearch, _ type: SymbolID, _ node: TypeNode
  ) -> AssignedRole? {
    guard node.isValue, !isQuestion(node), search.isPlainStructure(type, node) else { return nil }
    let sources = search.sources(of: type)
    guard
      let fetching = sources.first(where: {
        search.role($0).map(Set<Role>.fetching.contains) ?? false
      }),
      let user = sources.first(where: { search.role($0).map(users.contains) ?? false })
    else { return nil }
    return AssignedRole(.entity, .handed(from: search.name(fetching), to: search.name(user)))
  }

  private static func isQuestion(_ node: TypeNode) -> Bool {
    questions.contains(where: node.name.hasSuffix)
  }
}

extension TypeNode {
  fileprivate var isValue: Bool { !isProtocol && !isClass && !isError }
}

extension RoleSearch {
  /// Whether it keeps something, has no type around it, and promises nothing but to be compared,
  /// told apart, written and read.
  fileprivate func isPlainStructure(_ type: SymbolID, _ node: TypeNode) -> Bool {
    let plain: Set = [
      "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Comparable", "Identifiable",
      "Sendable", "CustomStringConvertible", "CustomDebugStringConvertible",
    ]
    guard !node.name.contains("."), Set(node.inherited).isSubset(of: plain),
      let source = analysis.sources[node.file]?.parsed,
      let offset = source.places.offset(of: node.position)
    else { return false }
    let declarations = source.tree.declarations
    return declarations.contains { $0.kind == .struct && $0.nameRange.contains(offset) }
      && source.properties.contains { property in
        guard declarations.indices.contains(property.declaration),
          let parent = declarations[property.declaration].parent
        else { return false }
        return declarations[parent].nameRange.contains(offset)
      }
  }
}
