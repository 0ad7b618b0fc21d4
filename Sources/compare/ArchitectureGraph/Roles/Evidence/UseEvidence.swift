import CompareSupport
import SourceRecords

/// Roles of values, by what other types do with them.
extension RoleSearch {
  /// Suffixes of values that a scene exchanges with what it asks, but that aren't the model.
  private static let questions = [
    "Request", "Endpoint", "Parameters", "Params", "Query", "Config", "Configuration", "Options",
    "Settings", "Environment", "Filter", "Style", "Key", "Keys", "Result", "Response", "Page",
    "Sort", "Routing", "Props", "Theme",
  ]
  private static let users: Set<Role> = [
    .view, .viewController, .controller, .presenter, .viewModel,
  ]

  /// A decodable value that an entity or a type that fetches the model refers to.
  func coded(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard node.isValue, node.isDecodable, !Self.isQuestion(node), !isNoRecord(node),
      !isChoice(type, node)
    else { return nil }
    let sources = sources(of: type)
    let source =
      sources.first { self.role($0).map(Set<Role>.fetching.contains) ?? false }
      ?? sources.first { self.role($0) == .entity && self.node($0)?.module == node.module }
    return source.map { AssignedRole(.entity, .coded(by: name($0))) }
  }

  /// A structure that types that fetch the model refer to, as do types that show or present it.
  func handed(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard node.isValue, !Self.isQuestion(node), !isNoRecord(node), isPlainStructure(type, node)
    else { return nil }
    let sources = sources(of: type)
    guard
      let fetching = sources.first(where: {
        self.role($0).map(Set<Role>.fetching.contains) ?? false
      }),
      let user = sources.first(where: { self.role($0).map(Self.users.contains) ?? false })
    else { return nil }
    return AssignedRole(.entity, .handed(from: name(fetching), to: name(user)))
  }

  private static func isQuestion(_ node: TypeNode) -> Bool {
    questions.contains(where: node.name.hasSuffix)
  }
}

extension TypeNode {
  fileprivate var isValue: Bool { !isProtocol && !isClass && !isError }
}

extension RoleSearch {
  /// Whether it stores something, isn't nested, and conforms to nothing but protocols for
  /// comparison, identity, coding and the like.
  fileprivate func isPlainStructure(_ type: SymbolID, _ node: TypeNode) -> Bool {
    let plain: Set = [
      "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Comparable", "Identifiable",
      "Sendable", "CustomStringConvertible", "CustomDebugStringConvertible",
    ]
    guard !node.name.contains("."), Set(node.inherited).isSubset(of: plain),
      declared(node)?.kind == .struct
    else { return false }
    return !storedProperties(of: node).isEmpty
  }
}

/// A factory or container is a builder if it refers to what a scene is made of, or is named after
/// it.
extension RoleSearch {
  private static let builtParts = Set<Role>.sceneParts.union(Set<Role>.fetching).union([.app])

  /// A `QueryFactory` makes queries: it is not exempt from any rule.
  func isUnproven(_ type: SymbolID, _ node: TypeNode) -> Bool {
    guard found[type]?.role == .builder,
      case .name(let end) = found[type]?.evidence, ["Factory", "Container"].contains(end)
    else { return false }
    return !isProven(type, node, end)
      && !conformers(of: type).contains { conformer in
        self.node(conformer).map { isProven(conformer, $0, end) } ?? false
      }
  }

  private func isProven(_ type: SymbolID, _ node: TypeNode, _ end: String) -> Bool {
    let stem = node.name.stem(before: end)
    return stem.flatMap(table.ownRole).map(Self.builtParts.contains) ?? false
      || targets(of: type).contains { self.role($0).map(Self.builtParts.contains) ?? false }
  }
}

/// What a view stores with a property wrapper that makes it redraw.
extension RoleSearch {
  private static let ownWrappers: Set = ["StateObject", "ObservedObject", "State", "Bindable"]
  /// Suffixes of types that fetch something and announce it.
  private static let fetchers = ["Loader", "Downloader", "Fetcher"]
  private static let sharedWrappers: Set = ["EnvironmentObject", "Environment"]

  /// An object that views observe is their view model, unless the whole app may share it: then it
  /// may just as well be the model.
  ///
  /// A `…Manager` is a view model even then, if it fetches nothing.
  func observed(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    // An observed `EditorStore`, `EditorModel` or `EditorView.Model` is one, too; a service that is
    // observed stays a service.
    guard node.isClass, node.isObservable, !Self.fetchers.contains(where: node.name.hasSuffix),
      [nil, .store, .model].contains(role(type)) || node.name.hasSuffix(".Model")
        || isManager(type, node)
    else { return nil }
    if node.name.hasSuffix("Model"), let view = outer(of: node),
      self.node(view)?.inherited.contains("View") ?? false
    {
      return AssignedRole(.viewModel, .around(name(view)))
    }
    let wrapped = sources(of: type).filter { self.role($0) == .view }
      .flatMap { view in wrappers(of: type, in: view).map { (view, $0) } }
    let isManager = isManager(type, node)
    let telling = Self.ownWrappers.union(isManager ? Self.sharedWrappers : [])
    guard isManager || !wrapped.contains(where: { Self.sharedWrappers.contains($0.1) }),
      let (view, wrapper) = wrapped.first(where: { telling.contains($0.1) })
    else { return nil }
    return AssignedRole(.viewModel, .observed(by: name(view), wrapper: wrapper))
  }

  /// A service by its name alone; one that views observe manages what they show, unless it fetches
  /// or stores something for several scenes.
  private func isManager(_ type: SymbolID, _ node: TypeNode) -> Bool {
    role(type) == .service && node.name.hasSuffix("Manager")
      && !(isShared(type) && showsFetching(type))
  }

  /// Whether views in several folders get it from the environment.
  private func isShared(_ type: SymbolID) -> Bool {
    let views = sources(of: type).filter { view in
      role(view) == .view
        && wrappers(of: type, in: view).contains(where: Self.sharedWrappers.contains)
    }
    return Set(views.compactMap { node($0)?.file.split(separator: "/").dropLast() }).count > 1
  }

  /// The wrappers of a view's properties at the places where it refers to a type.
  func wrappers(of type: SymbolID, in view: SymbolID) -> [String] {
    (analysis.edges.edge(from: view, to: type)?.places ?? []).flatMap { place -> [String] in
      guard let file = analysis.sources[place.file]?.parsed,
        let offset = file.places.offset(of: place.position)
      else { return [] }
      // What an initial value refers to isn't what the property keeps, if it has a type.
      return file.properties.first { ($0.type ?? $0.content).contains(offset) }?.wrappers ?? []
    }
  }
}
