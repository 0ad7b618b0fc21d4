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

/// What a view keeps by a property wrapper that makes it draw again.
enum ObservedEvidence {
  private static let own: Set = ["StateObject", "ObservedObject", "State", "Bindable"]
  /// Ends of names of what fetches something and says when it is there.
  private static let fetching = ["Loader", "Downloader", "Fetcher"]
  private static let shared: Set = ["EnvironmentObject", "Environment"]

  /// An object that views observe is their view model, unless all of an app may: then it may as
  /// well be the model.
  static func observed(
    _ search: RoleSearch, _ type: SymbolID, _ node: TypeNode
  ) -> AssignedRole? {
    guard node.isClass, node.isObservable, !fetching.contains(where: node.name.hasSuffix) else {
      return nil
    }
    let wrapped = search.sources(of: type).filter { search.role($0) == .view }
      .flatMap { view in search.wrappers(of: type, in: view).map { (view, $0) } }
    guard !wrapped.contains(where: { shared.contains($0.1) }),
      let (view, wrapper) = wrapped.first(where: { own.contains($0.1) })
    else { return nil }
    return AssignedRole(.viewModel, .observed(by: search.name(view), wrapper: wrapper))
  }
}

extension RoleSearch {
  /// The wrappers of a view's properties at the places where it refers to a type.
  fileprivate func wrappers(of type: SymbolID, in view: SymbolID) -> [String] {
    (analysis.edges.edge(from: view, to: type)?.places ?? []).flatMap { place -> [String] in
      guard let file = analysis.sources[place.file]?.parsed,
        let offset = file.places.offset(of: place.position)
      else { return [] }
      return file.properties.first { $0.content.contains(offset) }?.wrappers ?? []
    }
  }
}
